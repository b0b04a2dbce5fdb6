import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import {
  type Forecast,
  type ForecastRow,
  forecastTotal,
  type MonthMoney,
} from '@portal/contract/money/budgets/forecasts'
import { parseBlock } from '@portal/ui/cells'
import { findStyle, markIn, parseNumber, type WrittenAs } from '@portal/ui/number'

/** Columns before those of the months: the line, its total and what is not planned of it. */
export const BEFORE_MONTHS = 3

/** What was typed and is not saved yet (minor units), by line and month. */
export type PlanEdits = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What is written into one cell. */
export interface PlanEntry {
  readonly item_id: string
  readonly month: string
  readonly amount: number
}

const storedIn = ({ months }: ForecastRow, month: string): MonthMoney =>
  months.find(one => one.month === month) ?? { month, plan_minor: 0, actual_minor: 0 }

/** What is planned of a line for a month, as it is in the grid. */
export const plannedIn = (row: ForecastRow, month: string, edits: PlanEdits): number =>
  edits[row.item.id]?.[month] ?? storedIn(row, month).plan_minor

/** What of a line was spent in a month. */
export const spentIn = (row: ForecastRow, month: string): number => storedIn(row, month).actual_minor

/** What a line's months still lack to its total; below 0 where they are too much. */
export const differenceOf = (row: ForecastRow, { months, this_month }: Forecast, edits: PlanEdits): number => {
  const typed = months.map(({ month }) => ({ ...storedIn(row, month), plan_minor: plannedIn(row, month, edits) }))
  return row.total_minor - forecastTotal(typed, this_month)
}

/** The edits with more of them; what is stored already is none. */
export const withEntries = (forecast: Forecast, edits: PlanEdits, entries: readonly PlanEntry[]): PlanEdits => {
  const next = new Map(Object.entries(edits).map(([id, months]) => [id, new Map(Object.entries(months))]))
  const rows = new Map(forecast.rows.map(row => [row.item.id, row]))
  for (const { item_id, month, amount } of entries) {
    const row = rows.get(item_id)
    if (!row) continue
    const months = next.get(item_id) ?? new Map<string, number>()
    if (storedIn(row, month).plan_minor === amount) months.delete(month)
    else months.set(month, amount)
    if (months.size > 0) next.set(item_id, months)
    else next.delete(item_id)
  }
  return Object.fromEntries([...next].map(([id, months]) => [id, Object.fromEntries(months)]))
}

/** The rows as they are sent. */
export const sentRows = (edits: PlanEdits) =>
  Object.entries(edits).map(([item_id, months]) => ({
    item_id,
    months: Object.entries(months).map(([month, amount_minor]) => ({ month, amount_minor })),
  }))

/** The changed lines whose months do not come to their totals; of months that have passed none is asked. */
export const unbalancedRows = (forecast: Forecast, edits: PlanEdits): ForecastRow[] =>
  forecast.rows.filter(row => {
    const months = Object.keys(edits[row.item.id] ?? {})
    return months.some(month => month >= forecast.this_month) && differenceOf(row, forecast, edits) !== 0
  })

/** An amount as it is typed or pasted, in minor units; nothing is 0. Undefined where it is none, or below 0. */
export const readAmount = (text: string, written: WrittenAs): number | undefined => {
  const reading = parseNumber(text, 2, written)
  if ('problem' in reading) return undefined
  const amount = reading.units ?? 0
  return amount < 0 ? undefined : amount
}

/** Whether a text is an amount that names another currency than the project's. */
export const isForeign = (text: string, currency: Currency): boolean => {
  const reading = parseNumber(text, 2, { currency: isoCurrency(currency) })
  return 'problem' in reading && reading.problem === 'currency'
}

/** A block of a spreadsheet as entries, or the first cells that could not be read. */
type Pasted = { readonly entries: readonly PlanEntry[] } | { readonly unread: readonly string[] }

interface Target {
  readonly top: number
  readonly first: number
  /** The size of the selection, which a single value fills. */
  readonly rows: number
  readonly months: number
}

/**
 * Lays a block over the grid from a line and a month on (`first` counts the months). Months that cannot be planned and
 * what is beyond the grid are passed over; where one amount cannot be read, nothing is taken.
 */
export const pastedEntries = (forecast: Forecast, open: ReadonlySet<string>, text: string, at: Target): Pasted => {
  const given = parseBlock(text)
  const single = given.length === 1 && given[0]?.length === 1 ? (given[0][0] ?? '') : undefined
  const block =
    single === undefined
      ? given
      : Array.from({ length: at.rows }, () => Array.from({ length: at.months }, () => single))
  const shown = block.flatMap((cells, nth) => cells.map(cell => ({ line: nth + 1, text: cell, shows: markIn(cell) })))
  const { style } = findStyle(shown)
  const cells = block.flatMap((row, down) =>
    row.flatMap((cell, along) => {
      const line = forecast.rows[at.top + down]
      const month = forecast.months[at.first + along]?.month
      return line && month && open.has(month) ? [{ item_id: line.item.id, month, text: cell.trim() }] : []
    }),
  )
  const read = cells.map(cell => ({
    ...cell,
    amount: readAmount(cell.text, { mark: style, currency: isoCurrency(forecast.project.currency) }),
  }))
  const unread = read.filter(({ amount }) => amount === undefined).map(cell => cell.text)
  if (unread.length > 0) return { unread }
  return { entries: read.map(({ item_id, month, amount = 0 }) => ({ item_id, month, amount })) }
}
