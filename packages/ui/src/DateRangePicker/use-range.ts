import { useMemo } from 'react'
import { isDay, readDay } from '../calendar/read-date.ts'
import { useBounds } from '../calendar/use-bounds.ts'
import { useTold } from '../calendar/use-told.ts'
import type { DateRangePickerProps } from './props.ts'
import type { DateRange } from './spans.ts'

type Days = Readonly<Record<keyof DateRange, { toString: () => string }>>

const isWhole = ({ start, end }: DateRange) => isDay(start) && isDay(end) && start <= end

/** The two days of a field, and what typing, leaving and pasting make of them. */
export const useRange = ({ value, defaultValue, onChange, min, max }: DateRangePickerProps) => {
  const { bounds, rule } = useBounds(min, max)
  const { shown, change, ...rest } = useTold({
    value,
    defaultValue: defaultValue ?? null,
    onChange,
    isWhole,
    rule: ({ start, end }) => rule(start, end),
  })
  const held = useMemo(() => {
    const [start, end] = [readDay(shown?.start), readDay(shown?.end)]
    return start && end ? { start, end } : null
  }, [shown?.start, shown?.end])
  return {
    ...rest,
    bounds,
    value: held,
    change: (next: Days | null) => change(next && { start: next.start.toString(), end: next.end.toString() }, true),
  }
}
