import type { Forecast, ForecastRow } from '@portal/contract/money/budgets/forecasts'

/** What is asked for of the months of lines; nothing of it is all of them. */
export interface Narrowing {
  readonly item_id?: string
  /** YYYY-MM. */
  readonly month?: string
  /** All up to the end of this month. */
  readonly until?: string
}

/** A month of a line: what was planned for it and what was spent in it. */
export interface LineMonth {
  readonly id: string
  readonly item: ForecastRow['item']
  readonly month: string
  readonly plan_minor: number
  readonly actual_minor: number
  /** Whether it runs or has passed; before that what is not spent is no variance. */
  readonly has_begun: boolean
}

/** What the address asks for; lines and months that are not there are not asked for. */
export const narrowingIn = ({ rows, months }: Forecast, get: (name: string) => string | undefined): Narrowing => {
  const [month, until] = ['month', 'until'].map(name => months.find(one => one.month === get(name))?.month)
  const item_id = rows.find(({ item }) => item.id === get('item_id'))?.item.id
  return { ...(item_id && { item_id }), ...(month && { month }), ...(until && { until }) }
}

/** The months of lines in which there is money, as far as they are asked for, in the order of the budget. */
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
