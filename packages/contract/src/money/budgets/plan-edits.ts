import { type Forecast, type ForecastRow, forecastTotal, type MonthMoney } from './forecasts.ts'

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

/** The line's total minus its months. Negative if the months exceed it. */
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
 * Sums of all lines, including unsaved edits: total, unplanned amount, and months. Locked months count as spent, unless
 * they are in `open`.
 */
export const planSums = (forecast: Forecast, edits: PlanEdits, open: ReadonlySet<string>) => {
  const { rows, months } = forecast
  const sum = (of: (row: ForecastRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    total: sum(row => row.total_minor),
    difference: sum(row => differenceOf(row, forecast, edits)),
    months: months.map(({ month, locked }) =>
      sum(row => (locked && !open.has(month) ? spentIn(row, month) : plannedIn(row, month, edits))),
    ),
    baseline: months.reduce((all, { baseline_minor }) => all + baseline_minor, 0),
  }
}
