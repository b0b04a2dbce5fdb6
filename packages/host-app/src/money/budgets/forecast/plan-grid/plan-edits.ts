import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import {
  type Forecast,
  type ForecastRow,
  forecastTotal,
  type MonthMoney,
} from '@portal/contract/money/budgets/forecasts'
import { parseBlock } from '@portal/ui/cells'
import { findStyle, markIn, parseNumber, type WrittenAs } from '@portal/ui/number'

/** Number of columns before the months: line, total, and unplanned amount. */
export const BEFORE_MONTHS = 3

/** Unsaved amounts (minor units), by line and month. */
export type PlanEdits = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface PlanEntry {
  readonly item_id: string
  readonly month: string
  readonly amount: number
}

const storedIn = ({ months }: ForecastRow, month: string): MonthMoney =>
  months.find(one => one.month === month) ?? { month, plan_minor: 0, actual_minor: 0 }

/** Planned amount of a line in a month, including unsaved edits. */
export const plannedIn = (row: ForecastRow, month: string, edits: PlanEdits): number =>
  edits[row.item.id]?.[month] ?? storedIn(row, month).plan_minor

/** Amount spent on a line in a month. */
export const spentIn = (row: ForecastRow, month: string): number => storedIn(row, month).actual_minor

/** What the months lack to reach the line's total. Negative when they exceed it. */
export const differenceOf = (row: ForecastRow, { months, this_month }: Forecast, edits: PlanEdits): number => {
  const typed = months.map(({ month }) => ({ ...storedIn(row, month), plan_minor: plannedIn(row, month, edits) }))
  return row.total_minor - forecastTotal(typed, this_month)
}

/** Merges entries into the edits. Drops values that equal the stored ones. */
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

export const sentRows = (edits: PlanEdits) =>
  Object.entries(edits).map(([item_id, months]) => ({
    item_id,
    months: Object.entries(months).map(([month, amount_minor]) => ({ month, amount_minor })),
  }))

/** Changed lines whose months don't add up to their totals. Ignores past months. */
export const unbalancedRows = (forecast: Forecast, edits: PlanEdits): ForecastRow[] =>
  forecast.rows.filter(row => {
    const months = Object.keys(edits[row.item.id] ?? {})
    return months.some(month => month >= forecast.this_month) && differenceOf(row, forecast, edits) !== 0
  })

/**
 * Parses a typed or pasted amount into minor units. Empty text is 0. Undefined if it isn't an amount or is negative.
 */
export const readAmount = (text: string, written: WrittenAs): number | undefined => {
  const reading = parseNumber(text, 2, written)
  if ('problem' in reading) return undefined
  const amount = reading.units ?? 0
  return amount < 0 ? undefined : amount
}

/** Whether the text is an amount in a currency other than the project's. */
export const isForeign = (text: string, currency: Currency): boolean => {
  const reading = parseNumber(text, 2, { currency: isoCurrency(currency) })
  return 'problem' in reading && reading.problem === 'currency'
}

type Pasted = { readonly entries: readonly PlanEntry[] } | { readonly unread: readonly string[] }

interface Target {
  readonly top: number
  readonly first: number
  /** Size of the selection. A single pasted value fills all of it. */
  readonly rows: number
  readonly months: number
}

/**
 * Maps a pasted block onto the grid from a given line and month (`first` is a month index). Skips locked months and
 * cells beyond the grid. One unreadable amount rejects the whole block.
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
