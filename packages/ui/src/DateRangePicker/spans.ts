import { parseDate, startOfMonth, startOfYear } from '@internationalized/date'

/** The periods that reports usually cover. */
export const rangePresets = ['this_month', 'last_month', 'this_quarter', 'this_year'] as const

/** Two dates as `YYYY-MM-DD`, both included. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

const lengths = { this_month: 1, last_month: 1, this_quarter: 3, this_year: 12 } as const

/** Returns a preset's range, relative to a date (`YYYY-MM-DD`). */
export const rangeOf = (preset: (typeof rangePresets)[number], today: string): DateRange => {
  const month = startOfMonth(parseDate(today))
  const starts = {
    this_month: month,
    last_month: month.subtract({ months: 1 }),
    this_quarter: month.subtract({ months: (month.month - 1) % 3 }),
    this_year: startOfYear(month),
  }
  const start = starts[preset]
  return { start: start.toString(), end: start.add({ months: lengths[preset], days: -1 }).toString() }
}

/** Cuts a range to two bounds. Returns null if nothing is left. */
export const within = ({ start, end }: DateRange, min = start, max = end): DateRange | null => {
  const cut = { start: start < min ? min : start, end: end > max ? max : end }
  return cut.start <= cut.end ? cut : null
}
