import type { Forecast, ForecastRow } from '@portal/contract/money/budgets/forecasts'

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

/** Filter from the URL. Ignores unknown lines and months. */
export const narrowingIn = ({ rows, months }: Forecast, get: (name: string) => string | undefined): Narrowing => {
  const [month, until] = ['month', 'until'].map(name => months.find(one => one.month === get(name))?.month)
  const item_id = rows.find(({ item }) => item.id === get('item_id'))?.item.id
  return { ...(item_id && { item_id }), ...(month && { month }), ...(until && { until }) }
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
