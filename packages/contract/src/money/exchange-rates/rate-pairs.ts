import { type Currency, inRateSteps } from '../../core/fields/money.ts'
import type { PresentRate } from './exchange-rates.ts'

/** Two different currencies. */
export interface Pair {
  readonly from: Currency
  readonly to: Currency
}

/** Replaces one side of the pair. Choosing the other side's currency swaps the two. */
export const choose = ({ from, to }: Pair, side: keyof Pair, chosen: Currency): Pair => {
  if (side === 'from') return { from: chosen, to: chosen === to ? from : to }
  return { from: chosen === from ? to : from, to: chosen }
}

/** Today's rate between two currencies, converted through the dollar. Null if unknown. */
export const presentOf = ({ from, to }: Pair, present: readonly PresentRate[]): number | null => {
  const inDollars = (one: Currency) =>
    one === 'usd' ? 1 : (present.find(({ currency }) => currency === one)?.rate ?? null)
  const [worth, other] = [inDollars(from), inDollars(to)]
  return worth === null || other === null ? null : Number((worth / other).toPrecision(6))
}

/** In per cent. A larger deviation is more likely a typing error than market movement. */
const FAR = 10
/** In per cent. A larger deviation is expressed as a multiple. */
const FAR_BEYOND = 400

/** Deviation from today's rate in per cent, or how many `times` that rate. Null if the rate is plausible. */
export const farOf = (rate: number, present: number) => {
  // Compares exact rates. 9.96 % is less than 10 %, although it is shown as 10 %.
  const [steps, usual] = [inRateSteps(rate), inRateSteps(present)]
  const difference = steps > usual ? steps - usual : usual - steps
  if (difference * 100n < BigInt(FAR) * usual) return null
  const percent = Math.round((rate / present - 1) * 1000) / 10
  if ((steps - usual) * 100n > BigInt(FAR_BEYOND) * usual)
    return { key: 'times', by: Math.round(rate / present) } as const
  return { key: percent > 0 ? 'more' : 'less', by: Math.abs(percent) } as const
}
