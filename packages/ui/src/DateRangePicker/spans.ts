/** The periods that reports usually cover. */
export const rangePresets = ['this_month', 'last_month', 'this_quarter', 'this_year'] as const

/** Two dates as `YYYY-MM-DD`, both included. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)

/** Returns a preset's range, relative to a date (`YYYY-MM-DD`). */
export const rangeOf = (preset: (typeof rangePresets)[number], today: string): DateRange => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const at = month - 1
  const quarter = at - (at % 3)
  switch (preset) {
    case 'this_month':
      return { start: day(year, at, 1), end: day(year, at + 1, 0) }
    case 'last_month':
      return { start: day(year, at - 1, 1), end: day(year, at, 0) }
    case 'this_quarter':
      return { start: day(year, quarter, 1), end: day(year, quarter + 3, 0) }
    case 'this_year':
      return { start: day(year, 0, 1), end: day(year, 11, 31) }
  }
}

/** Cuts a range to two bounds. Returns null if nothing is left. */
export const within = ({ start, end }: DateRange, min = start, max = end): DateRange | null => {
  const cut = { start: start < min ? min : start, end: end > max ? max : end }
  return cut.start <= cut.end ? cut : null
}
