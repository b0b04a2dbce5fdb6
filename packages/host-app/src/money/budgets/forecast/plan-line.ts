import { type Forecast, type ForecastRow, forecastTotal } from '@portal/contract/money/budgets/forecasts'

/** The months of a forecast that can still be planned, as YYYY-MM. */
export const openMonths = ({ months }: Forecast): string[] =>
  months.filter(({ locked }) => !locked).map(({ month }) => month)

/** What a line still lacks with these months planned (minor units); below 0 where they are too much. */
export const leftOf = (row: ForecastRow, thisMonth: string, planned: Readonly<Record<string, number>>): number => {
  const past = row.months.filter(({ month }) => month < thisMonth)
  const sum = Object.values(planned).reduce((all, amount) => all + amount, 0)
  return row.total_minor - forecastTotal(past, thisMonth) - sum
}

/** The last month before this one in which a line has money (YYYY-MM), or undefined where it has none there. */
export const lastPast = ({ months }: ForecastRow, thisMonth: string): string | undefined =>
  months.findLast(({ month }) => month < thisMonth)?.month

/** An amount in equal parts; what does not divide goes to the first ones, so that the sum is exact. */
export const spread = (amount: number, months: readonly string[]): Record<string, number> => {
  const each = Math.floor(amount / months.length)
  const rest = amount - each * months.length
  return Object.fromEntries(months.map((month, at) => [month, each + (at < rest ? 1 : 0)]))
}
