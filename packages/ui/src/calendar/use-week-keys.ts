import { endOfWeek, startOfWeek } from '@internationalized/date'
import { type KeyboardEvent, use } from 'react'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useFirstDay } from './week.ts'

/** Home and End go to the week's ends. In React Aria, they go to the month's. */
export const useWeekKeys = () => {
  const firstDay = useFirstDay()
  const { locale } = useLocale()
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  const state = single ?? range
  return (event: KeyboardEvent) => {
    const end = { Home: startOfWeek, End: endOfWeek }[event.key]
    if (!end || !state || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(end(state.focusedDate, locale, firstDay))
  }
}
