import { endOfWeek, startOfWeek } from '@internationalized/date'
import { type KeyboardEvent, use } from 'react'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { firstDayIn, RegionContext } from './week.ts'

/** The calendar's first day of the week. Home and End go to the week's ends instead of the month's. */
export const useWeek = () => {
  const firstDay = firstDayIn(use(RegionContext))
  const { locale } = useLocale()
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  const state = single ?? range
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const end = { Home: startOfWeek, End: endOfWeek }[event.key]
    if (!end || !state || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(end(state.focusedDate, locale, firstDay))
  }
  return { firstDay, onKeyDownCapture }
}
