import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { holdsOn, readDelegationCalendar } from '@portal/contract/requests/delegations'
import { DateText } from '@portal/ui/DateText'
import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { list, row, words } from '../../people/people/people.css.ts'
import { useSignsFor } from './use-signs-for.ts'

/** Delegations on a day. Shows the day even if the calendar has moved to another month. */
export const DayDelegations = ({ day }: { day: string }) => {
  const t = useDelegationTexts()
  const signsFor = useSignsFor()
  const read = useRead(readDelegationCalendar, { month: monthOf(day) }).data?.data
  const delegations = read?.filter(one => holdsOn(one, day)) ?? []
  return (
    <div role="status">
      <Stack gap="small">
        <Heading level={3}>
          <DateText value={day} />
        </Heading>
        {read && delegations.length === 0 && <Text tone="muted">{t('nobody_signs')}</Text>}
        {delegations.length > 0 && (
          <ul aria-label={t('calendar')} className={list}>
            {delegations.map(one => (
              <li className={row} key={one.id}>
                <div className={words}>
                  {signsFor(one)}
                  <Text size="small" tone="muted">
                    {t('until')} <DateText value={one.to} />
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </div>
  )
}
