import { type Currency, converted } from '@portal/contract/core/fields/money'
import { formatMoney } from '@portal/ui/Money'

/** Example amount in minor units. */
const AMOUNT = 1_000_00

interface Entered {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

/** Text values that spell out a rate in both directions with an example amount. */
export const bothWays = ({ from, to, rate }: Entered) => ({
  amount: formatMoney(AMOUNT, from),
  worth: formatMoney(converted(AMOUNT, rate), to),
  other: formatMoney(AMOUNT, to),
  back: formatMoney(Math.round(AMOUNT / rate), from),
})
