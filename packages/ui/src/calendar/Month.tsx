import { use } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { month, range } from './calendar.css.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { firstDayIn, RegionContext } from './week.ts'

/** The month to choose a day from; month and year can be jumped to, for birth dates. Arabic has no short weekdays, only letters. */
export const Month = () => (
  <Calendar className={month} firstDayOfWeek={firstDayIn(use(RegionContext))}>
    <MonthGrid />
  </Calendar>
)

/** The month to choose two ends from. */
export const RangeMonth = () => (
  <RangeCalendar className={`${month} ${range}`} firstDayOfWeek={firstDayIn(use(RegionContext))}>
    <MonthGrid />
  </RangeCalendar>
)
