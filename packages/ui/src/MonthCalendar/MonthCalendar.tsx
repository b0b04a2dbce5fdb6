import { type DateValue, parseDate } from '@internationalized/date'
import { use, useId } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { month } from '../calendar/calendar.css.ts'
import { MonthGrid } from '../calendar/MonthGrid.tsx'
import { firstDayIn, RegionContext } from '../calendar/week.ts'
import type { ElementProps } from '../element/index.ts'

export interface MonthCalendarProps extends ElementProps {
  /** Names it for screen readers. */
  label: string
  /** The day that is chosen, `YYYY-MM-DD`. */
  value: string
  /** Called with the day that is chosen. */
  onChange: (day: string) => void
  /** Called with the month, `YYYY-MM`, of the day that the keyboard is on or that was turned to. Default nothing. */
  onMonthChange?: (month: string) => void
  /** Days with a dot, `YYYY-MM-DD`. Default none. */
  marked?: readonly string[]
  /** What the dot means, for screen readers. Default nothing. */
  markLabel?: string
}

/**
 * A month on the page whose days are chosen to see what belongs to them. A day that is filled in is a DatePicker; what
 * a day contains is shown in words next to it.
 */
export const MonthCalendar = ({
  label,
  value,
  onChange,
  onMonthChange,
  marked = [],
  markLabel,
  ...element
}: MonthCalendarProps) => {
  const markId = useId()
  return (
    <>
      <Calendar
        {...element}
        aria-label={label}
        className={month}
        firstDayOfWeek={firstDayIn(use(RegionContext))}
        defaultFocusedValue={parseDate(value)}
        onChange={(day: DateValue) => onChange(day.toString())}
        onFocusChange={day => onMonthChange?.(day.toString().slice(0, 'YYYY-MM'.length))}
        value={parseDate(value)}
      >
        <MonthGrid marked={marked} markId={markLabel && markId} />
      </Calendar>
      <span hidden id={markId}>
        {markLabel}
      </span>
    </>
  )
}
