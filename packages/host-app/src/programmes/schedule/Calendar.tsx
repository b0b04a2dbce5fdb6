import { type CalendarEntry, readCalendar } from '@portal/contract/programmes/schedule'
import { DateText } from '@portal/ui/DateText'
import { Heading } from '@portal/ui/Heading'
import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Split } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { ToggleButtonGroup } from '@portal/ui/ToggleButton'
import type { ReactNode } from 'react'
import { useCalendarDay } from '../../blocks/api/use-calendar-day.ts'
import { useNarrowedRead } from '../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useScheduleTexts } from '../../core/texts/programmes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { EmptyMonth } from './EmptyMonth.tsx'
import { EntryList } from './EntryList.tsx'

const choices = ['yes', 'any'] as const

/** A month of activities, sessions, and due dates: of the person's projects, or of all that they can see. */
const Calendar = () => {
  const t = useScheduleTexts()
  const title = useShellTexts()('pages.Calendar')
  const { get, set } = useQuery()
  const { day, month, turnTo, choose } = useCalendarDay()
  const assigned = oneOf(choices, get('assigned')) ?? 'yes'
  const { data, error, isValidating, mutate } = useNarrowedRead(readCalendar, { month, assigned })
  const retry = () => void mutate()
  const entries: readonly CalendarEntry[] = data?.data ?? []
  const ofDay = entries.filter(one => one.day === day)
  const listOf = (shown: readonly CalendarEntry[], label: string, empty: ReactNode) => {
    if (!data) return error === undefined && <Skeleton lines={3} shape="row" />
    return shown.length === 0 ? empty : <EntryList entries={shown} label={label} />
  }
  const showAll = assigned === 'yes' ? () => set({ assigned: 'any' }) : undefined
  return (
    <Page lead={t('lead')} title={title}>
      <ToggleButtonGroup
        label={t('whose')}
        onChange={([chosen]) => set({ assigned: chosen === 'yes' ? undefined : chosen })}
        options={choices.map(id => ({ id, label: t(`assigned.${id}`) }))}
        size="small"
        value={[assigned]}
      />
      {error !== undefined && data && <NotRefreshed onRetry={retry} />}
      {error !== undefined && !data && <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />}
      <Split
        end={
          <div role="status">
            <Stack gap="small">
              <Heading level={2}>
                <DateText value={day} />
              </Heading>
              {listOf(ofDay, t('on_day'), <Text tone="muted">{t('nothing')}</Text>)}
            </Stack>
          </div>
        }
        ratio="wide-end"
        start={
          <MonthCalendar
            label={title}
            marked={[...new Set(entries.map(one => one.day))]}
            markLabel={t('marked')}
            onChange={choose}
            onMonthChange={turnTo}
            value={day}
          />
        }
      />
      <Section title={t('this_month')}>{listOf(entries, t('this_month'), <EmptyMonth onShowAll={showAll} />)}</Section>
    </Page>
  )
}

export default Calendar
