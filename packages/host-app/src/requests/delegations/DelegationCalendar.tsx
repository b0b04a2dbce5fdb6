import { daysOf, readDelegationCalendar } from '@portal/contract/requests/delegations'
import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { Section } from '@portal/ui/Section'
import { Split } from '@portal/ui/Split'
import { useCalendarDay } from '../../blocks/api/use-calendar-day.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { DayDelegations } from './DayDelegations.tsx'

/** Calendar of delegations. Shows who signs for whom on the chosen day, today by default. */
export const DelegationCalendar = () => {
  const t = useDelegationTexts()
  const { day, month, turnTo, choose } = useCalendarDay()
  const { data, error, isValidating, mutate } = useRead(readDelegationCalendar, { month })
  const delegations = data?.data ?? []
  const retry = () => void mutate()
  return (
    <Section help={t('calendar_help')} title={t('calendar')}>
      {error !== undefined && data && <NotRefreshed onRetry={retry} />}
      <Split
        end={
          error !== undefined && !data ? (
            <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />
          ) : (
            <DayDelegations day={day} />
          )
        }
        ratio="wide-end"
        start={
          <MonthCalendar
            label={t('calendar')}
            marked={daysOf(month, delegations)}
            markLabel={t('marked')}
            onChange={choose}
            onMonthChange={turnTo}
            value={day}
          />
        }
      />
    </Section>
  )
}
