import { useMemo } from 'react'
import { isDay, readDay } from '../calendar/typed/read-date.ts'
import { useBounds } from '../calendar/use-bounds.ts'
import { useDateValue } from '../calendar/use-date-value.ts'
import type { DateRangePickerProps } from './props.ts'
import type { DateRange } from './spans.ts'

type Days = Readonly<Record<keyof DateRange, { toString: () => string }>>

const isComplete = ({ start, end }: DateRange) => isDay(start) && isDay(end) && start <= end

/** A range field's state, and its reactions to typing, blurring, and pasting. */
export const useRange = ({ value, defaultValue, onChange, min, max }: DateRangePickerProps) => {
  const { bounds, rule } = useBounds(min, max)
  const { current, change, ...rest } = useDateValue({
    value,
    defaultValue: defaultValue ?? null,
    onChange,
    isComplete,
    rule: ({ start, end }) => rule(start, end),
  })
  const parsed = useMemo(() => {
    const [start, end] = [readDay(current?.start), readDay(current?.end)]
    return start && end ? { start, end } : null
  }, [current?.start, current?.end])
  return {
    ...rest,
    bounds,
    value: parsed,
    change: (next: Days | null) => change(next && { start: next.start.toString(), end: next.end.toString() }, true),
  }
}
