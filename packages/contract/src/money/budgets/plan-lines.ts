import { type Forecast, type ForecastRow, forecastTotal } from './forecasts.ts'

/** The unlocked months of a forecast (YYYY-MM). */
export const openMonths = ({ months }: Forecast): string[] =>
  months.filter(({ locked }) => !locked).map(({ month }) => month)

/** What a line still lacks with these planned months (minor units). Negative when they exceed the total. */
export const leftOf = (row: ForecastRow, thisMonth: string, planned: Readonly<Record<string, number>>): number => {
  const past = row.months.filter(({ month }) => month < thisMonth)
  const sum = Object.values(planned).reduce((all, amount) => all + amount, 0)
  return row.total_minor - forecastTotal(past, thisMonth) - sum
}

/** Last month before this one in which the line has money (YYYY-MM), or undefined. */
export const lastPast = ({ months }: ForecastRow, thisMonth: string): string | undefined =>
  months.findLast(({ month }) => month < thisMonth)?.month

/** Splits an amount into equal parts. The first months take the remainder, so the sum is exact. */
export const spread = (amount: number, months: readonly string[]): Record<string, number> => {
  const each = Math.floor(amount / months.length)
  const rest = amount - each * months.length
  return Object.fromEntries(months.map((month, at) => [month, each + (at < rest ? 1 : 0)]))
}
