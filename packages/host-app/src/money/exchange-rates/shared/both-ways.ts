import { type Currency, converted } from '@portal/contract/core/fields/money'
import { formatMoney } from '@portal/ui/Money'

/** How much is spelt out, in minor units. */
const AMOUNT = 1_000_00

interface Entered {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

// They are read from left to right in every language.
const said = (minor: number, currency: Currency) => `\u2066${formatMoney(minor, currency)}\u2069`

/** A rate spelt out with an amount in both directions, as the texts name them. */
export const bothWays = ({ from, to, rate }: Entered) => ({
  amount: said(AMOUNT, from),
  worth: said(converted(AMOUNT, rate), to),
  other: said(AMOUNT, to),
  back: said(Math.round(AMOUNT / rate), from),
})
