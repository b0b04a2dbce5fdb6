import { Calendar } from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { month, range } from './calendar.css.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useFirstDay } from './week.ts'

/** A calendar for one date. Users can jump to a month or year. Arabic abbreviates weekdays to single letters. */
export const Month = () => (
  <Calendar className={month} firstDayOfWeek={useFirstDay()}>
    <MonthGrid />
  </Calendar>
)

/** A calendar for a date range. */
export const RangeMonth = () => (
  <RangeCalendar className={`${month} ${range}`} firstDayOfWeek={useFirstDay()}>
    <MonthGrid />
  </RangeCalendar>
)
