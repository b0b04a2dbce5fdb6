import { type Currency, converted } from '@portal/contract/core/fields/money'
import { formatMoney } from '@portal/ui/Money'

/** How much is spelt out, in minor units. */
const AMOUNT = 1_000_00

interface Entered {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

/** A rate spelt out with an amount in both directions, as the texts name them. */
export const bothWays = ({ from, to, rate }: Entered) => ({
  amount: formatMoney(AMOUNT, from),
  worth: formatMoney(converted(AMOUNT, rate), to),
  other: formatMoney(AMOUNT, to),
  back: formatMoney(Math.round(AMOUNT / rate), from),
})
