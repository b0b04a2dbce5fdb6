/** Days from one to another, both included, as YYYY-MM-DD. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** Something that has a planned time and, once it has begun, an actual one. */
export interface GanttRow {
  readonly id: string
  readonly label: string
  /** Where its page is. Default none. */
  readonly href?: string
  readonly planned: Period
  /** Null before it begins; without an end it goes on. */
  readonly actual: { readonly start: string; readonly end: string | null } | null
}

/** How much time is shown at once; `all` is that of all rows. */
export const ganttZooms = ['all', 'year', 'quarter', 'month'] as const

export type GanttZoom = (typeof ganttZooms)[number]

const DAY = 86_400_000

const monthsOf = { year: 12, quarter: 3, month: 1 } as const

const dayNumber = (day: string) => Date.parse(day) / DAY

const dayOf = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

// Months are counted from the year 0, so that a period is a multiple of its length.
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstDay = (month: number) => dayOf(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)))

const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - DAY))

const monthsFrom = (first: number, count: number): Period => ({
  start: firstDay(first),
  end: dayBefore(firstDay(first + count)),
})

/** The year, quarter or month that is so many of its kind after that of a day. */
export const periodAround = (zoom: Exclude<GanttZoom, 'all'>, day: string, steps = 0): Period => {
  const count = monthsOf[zoom]
  return monthsFrom((Math.floor(monthNumber(day) / count) + steps) * count, count)
}

const daysOf = ({ planned, actual }: GanttRow): string[] => [
  planned.start,
  planned.end,
  ...(actual ? [actual.start, actual.end ?? actual.start] : []),
]

/** The whole months that all rows are in; those of today where there are no rows. */
export const periodOf = (rows: readonly GanttRow[], today: string): Period => {
  const days = rows.flatMap(daysOf).sort()
  const first = monthNumber(days[0] ?? today)
  return monthsFrom(first, monthNumber(days.at(-1) ?? today) - first + 1)
}

/** The part of a period that another one takes, in per cents of it; undefined where they do not meet. */
export const partOf = (whole: Period, { start, end }: Period): { from: number; size: number } | undefined => {
  if (end < start || end < whole.start || start > whole.end) return undefined
  const first = dayNumber(whole.start)
  const days = dayNumber(whole.end) - first + 1
  const from = Math.max(0, dayNumber(start) - first)
  return { from: (from / days) * 100, size: ((Math.min(days, dayNumber(end) - first + 1) - from) / days) * 100 }
}

/** The actual time as far as it has come. */
export const actualPeriod = ({ actual }: GanttRow, today: string): Period | undefined =>
  actual ? { start: actual.start, end: actual.end ?? today } : undefined

const isIn = (whole: Period, part: Period | undefined) => part !== undefined && partOf(whole, part) !== undefined

/** Whether some of a row's planned or actual time is in a period. */
export const isSeenIn = (whole: Period, row: GanttRow, today: string): boolean =>
  isIn(whole, row.planned) || isIn(whole, actualPeriod(row, today))

/** The days at which lines are drawn: weeks of a month, months, quarters, or years, whichever are a dozen or fewer. */
export const ticksOf = ({ start, end }: Period): string[] => {
  const first = monthNumber(start)
  const count = monthNumber(end) - first + 1
  if (count === 1) return ['01', '08', '15', '22'].map(day => `${start.slice(0, 'YYYY-MM-'.length)}${day}`)
  const step = count <= 12 ? 1 : count <= 48 ? 3 : 12 * Math.ceil(count / 144)
  return Array.from({ length: count }, (_, at) => first + at)
    .filter(month => month % step === 0)
    .map(firstDay)
}
