import type { Forecast, ForecastRow } from './forecasts.ts'

/** Filter for months of lines. An empty filter matches all. */
export interface Narrowing {
  readonly item_id?: string
  /** YYYY-MM. */
  readonly month?: string
  /** Includes every month up to and including this one. */
  readonly until?: string
}

export interface LineMonth {
  readonly id: string
  readonly item: ForecastRow['item']
  readonly month: string
  readonly plan_minor: number
  readonly actual_minor: number
  /** Whether the month has started. Until then, unspent money is not a variance. */
  readonly has_begun: boolean
}

/** Line months that have money and match the filter, in budget order. */
export const lineMonths = (
  { rows, this_month }: Pick<Forecast, 'rows' | 'this_month'>,
  { item_id, month, until }: Narrowing,
): LineMonth[] =>
  rows
    .filter(({ item }) => !item_id || item.id === item_id)
    .flatMap(({ item, months }) =>
      months
        .filter(one => (!month || one.month === month) && (!until || one.month <= until))
        .map(one => ({ ...one, id: `${item.id} ${one.month}`, item, has_begun: one.month <= this_month })),
    )

/** Null before the month starts. */
export const varianceOf = ({ has_begun, plan_minor, actual_minor }: LineMonth): number | null =>
  has_begun ? actual_minor - plan_minor : null

/** Sums of line months. The variance leaves out months that haven't started, and is null if none has. */
export const sumsOfMonths = (rows: readonly LineMonth[]) => {
  const variances = rows.flatMap(row => varianceOf(row) ?? [])
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return {
    plan_minor: sum(rows.map(({ plan_minor }) => plan_minor)),
    actual_minor: sum(rows.map(({ actual_minor }) => actual_minor)),
    variance_minor: variances.length === 0 ? null : sum(variances),
  }
}
