import { type Delegation, readDelegationCalendar } from '@portal/contract/delegations'
import { day as dayField } from '@portal/contract/fields'
import { DateText } from '@portal/ui/DateText'
import { Heading } from '@portal/ui/Heading'
import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { Section } from '@portal/ui/Section'
import { Split } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { NotRefreshed } from '../../blocks/ListFailed.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { useToday } from '../../blocks/use-today.ts'
import { daysOf, holdsOn } from './days.ts'
import { useDelegationTexts } from './texts.ts'
import { useSignsFor } from './use-signs-for.ts'

const OnDay = ({ day, delegations }: { day: string; delegations: readonly Delegation[] }) => {
  const t = useDelegationTexts()
  const signsFor = useSignsFor()
  return (
    <div role="status">
      <Stack gap="small">
        <Heading level={3}>
          <DateText value={day} />
        </Heading>
        {delegations.length === 0 ? (
          <Text tone="muted">{t('nobody_signs')}</Text>
        ) : (
          <Stack as="ul" gap="small">
            {delegations.map(row => (
              <li key={row.id}>
                {signsFor(row)}
                <Text size="small" tone="muted">
                  {t('until')} <DateText value={row.to} />
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </div>
  )
}

const aDay = dayField()

/** Who may sign for whom on a day, today unless another is chosen. */
export const DelegationCalendar = () => {
  const t = useDelegationTexts()
  const today = useToday()
  const { get, set } = useQuery()
  const [turned, turnTo] = useState<string>()
  const day = aDay.safeParse(get('day')).data ?? today
  const month = turned ?? day.slice(0, 'YYYY-MM'.length)
  const { data, error, mutate } = useRead(readDelegationCalendar, { month })
  const delegations = data?.data ?? []
  return (
    <Section help={t('calendar_help')} title={t('calendar')}>
      {error !== undefined && <NotRefreshed onRetry={() => void mutate()} />}
      <Split
        end={<OnDay day={day} delegations={delegations.filter(row => holdsOn(row, day))} />}
        ratio="wide-end"
        start={
          <MonthCalendar
            label={t('calendar')}
            marked={daysOf(month, delegations)}
            markLabel={t('marked')}
            onChange={chosen => set({ day: chosen === today ? undefined : chosen })}
            onMonthChange={turnTo}
            value={day}
          />
        }
      />
    </Section>
  )
}
