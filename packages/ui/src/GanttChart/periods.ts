/** A period of days as YYYY-MM-DD, both ends included. */
export interface BarPeriod {
  readonly start: string
  readonly end: string
}

/** An item with a planned time, and an actual time once it has begun. */
export interface GanttRow {
  readonly id: string
  readonly label: string
  /** The address of the item's page. Default none. */
  readonly href?: string
  readonly planned: BarPeriod
  /** Null until the item begins. An `end` of null means it's still running. */
  readonly actual: { readonly start: string; readonly end: string | null } | null
}

/** The length of the visible period. `all` fits every row. */
export const ganttZooms = ['all', 'year', 'quarter', 'month'] as const

export type GanttZoom = (typeof ganttZooms)[number]

const DAY = 86_400_000

const monthsOf = { year: 12, quarter: 3, month: 1 } as const

const dayNumber = (day: string) => Date.parse(day) / DAY

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

// Counts months from year 0, so that periods align to multiples of their length.
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstDay = (month: number) => dayOf(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)))

const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - DAY))

const monthsFrom = (first: number, count: number): BarPeriod => ({
  start: firstDay(first),
  end: dayBefore(firstDay(first + count)),
})

/** The year, quarter, or month that contains a day, moved by `steps` periods. */
export const periodAround = (zoom: Exclude<GanttZoom, 'all'>, day: string, steps = 0): BarPeriod => {
  const count = monthsOf[zoom]
  return monthsFrom((Math.floor(monthNumber(day) / count) + steps) * count, count)
}

const daysOf = ({ planned, actual }: GanttRow): string[] => [
  planned.start,
  planned.end,
  ...(actual ? [actual.start, actual.end ?? actual.start] : []),
]

/** The whole months that cover all rows, or today's month without rows. */
export const periodOf = (rows: readonly GanttRow[], today: string): BarPeriod => {
  const days = rows.flatMap(daysOf).sort()
  const first = monthNumber(days[0] ?? today)
  return monthsFrom(first, monthNumber(days.at(-1) ?? today) - first + 1)
}

/** The offset and size of a part within a period, in per cent. Undefined if they don't overlap. */
export const partOf = (whole: BarPeriod, { start, end }: BarPeriod): { from: number; size: number } | undefined => {
  if (end < start || end < whole.start || start > whole.end) return undefined
  const first = dayNumber(whole.start)
  const days = dayNumber(whole.end) - first + 1
  const from = Math.max(0, dayNumber(start) - first)
  return { from: (from / days) * 100, size: ((Math.min(days, dayNumber(end) - first + 1) - from) / days) * 100 }
}

/** The actual time so far. Running items end today. */
export const actualPeriod = ({ actual }: GanttRow, today: string): BarPeriod | undefined =>
  actual ? { start: actual.start, end: actual.end ?? today } : undefined

const isIn = (whole: BarPeriod, part: BarPeriod | undefined) => part !== undefined && partOf(whole, part) !== undefined

export const isSeenIn = (whole: BarPeriod, row: GanttRow, today: string): boolean =>
  isIn(whole, row.planned) || isIn(whole, actualPeriod(row, today))

/** The days to draw lines at, about a dozen. The period's length decides between weeks, months, quarters, and years. */
export const ticksOf = ({ start, end }: BarPeriod): string[] => {
  const first = monthNumber(start)
  const count = monthNumber(end) - first + 1
  if (count === 1) return ['01', '08', '15', '22'].map(day => `${start.slice(0, 'YYYY-MM-'.length)}${day}`)
  const step = count <= 12 ? 1 : count <= 48 ? 3 : 12 * Math.ceil(count / 144)
  return Array.from({ length: count }, (_, at) => first + at)
    .filter(month => month % step === 0)
    .map(firstDay)
}
