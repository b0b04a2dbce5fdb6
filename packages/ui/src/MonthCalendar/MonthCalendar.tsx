import { type DateValue, parseDate } from '@internationalized/date'
import { useId } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { month } from '../calendar/calendar.css.ts'
import { MonthGrid } from '../calendar/MonthGrid.tsx'
import { useFirstDay } from '../calendar/week.ts'
import type { ElementProps } from '../element/index.ts'

export interface MonthCalendarProps extends ElementProps {
  /** The accessible name. */
  label: string
  /** The selected day, as `YYYY-MM-DD`. */
  value: string
  /** Called with the newly selected day. */
  onChange: (day: string) => void
  /** Called with the month (`YYYY-MM`) of the focused day or the displayed page. Default none. */
  onMonthChange?: (month: string) => void
  /** Days with a dot, as `YYYY-MM-DD`. Default none. */
  marked?: readonly string[]
  /** What the dot means, for screen readers. Default none. */
  markLabel?: string
}

/**
 * A month view for browsing by day. Use DatePicker to enter a date. Show the selected day's content as text next to it.
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
        firstDayOfWeek={useFirstDay()}
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
