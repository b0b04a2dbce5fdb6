import { readDelegationCalendar } from '@portal/contract/delegations'
import { day as dayField } from '@portal/contract/fields'
import { monthOf } from '@portal/contract/forecasts'
import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { Section } from '@portal/ui/Section'
import { Split } from '@portal/ui/Split'
import { useState } from 'react'
import { NotRefreshed } from '../../blocks/ListFailed.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { useToday } from '../../blocks/use-today.ts'
import { DayDelegations } from './DayDelegations.tsx'
import { daysOf } from './days.ts'
import { useDelegationTexts } from './texts.ts'

const aDay = dayField()

/** Who may sign for whom on a day, today unless another is chosen. */
export const DelegationCalendar = () => {
  const t = useDelegationTexts()
  const today = useToday()
  const { get, set } = useQuery()
  const [turned, turnTo] = useState<string>()
  const day = aDay.safeParse(get('day')).data ?? today
  const month = turned ?? monthOf(day)
  const { data, error, mutate } = useRead(readDelegationCalendar, { month })
  const delegations = data?.data ?? []
  return (
    <Section help={t('calendar_help')} title={t('calendar')}>
      {error !== undefined && <NotRefreshed onRetry={() => void mutate()} />}
      <Split
        end={<DayDelegations day={day} />}
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
