import type { Currency } from '@portal/contract/core/fields/money'
import type { PresentRate } from '@portal/contract/money/exchange-rates/exchange-rates'

/** Two currencies that differ. */
export interface Pair {
  readonly from: Currency
  readonly to: Currency
}

/** The same pair with one side changed; choosing the other side's currency turns the pair round. */
export const choose = ({ from, to }: Pair, side: keyof Pair, chosen: Currency): Pair => {
  if (side === 'from') return { from: chosen, to: chosen === to ? from : to }
  return { from: chosen === from ? to : from, to: chosen }
}

/** What one unit of a currency is worth in another today, by way of the dollar; null where that is not known. */
export const presentOf = ({ from, to }: Pair, present: readonly PresentRate[]): number | null => {
  const inDollars = (one: Currency) =>
    one === 'usd' ? 1 : (present.find(({ currency }) => currency === one)?.rate ?? null)
  const [worth, other] = [inDollars(from), inDollars(to)]
  return worth === null || other === null ? null : Number((worth / other).toPrecision(6))
}

/** From here on, in per cent, a rate is more likely a slip, such as a comma misread, than the market's doing. */
const FAR = 10
const FAR_BEYOND = 400

/** How far a rate is from the present one, where that is more than is likely; each with the figure to say it with. */
export const farOf = (rate: number, present: number) => {
  const percent = Math.round((rate / present - 1) * 1000) / 10
  if (Math.abs(percent) < FAR) return null
  if (percent > FAR_BEYOND) return { key: 'times', figure: String(Math.round(rate / present)) } as const
  return { key: percent > 0 ? 'more' : 'less', figure: `${Math.abs(percent)}%` } as const
}
