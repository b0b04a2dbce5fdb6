import { formatMoney } from './format.ts'
import { looks, money } from './Money.css.ts'

/** `quiet` is for the same amount in another currency under the first. */
export const moneyLooks = ['plain', 'quiet'] as const

interface MoneyProps {
  /** In minor units (cents), a whole number. */
  amount: number
  /** `tl` gives ₺, `eur` €, anything else $. Default `usd`. */
  currency?: string
  /** Default `plain`. */
  look?: (typeof moneyLooks)[number]
}

/** An amount as the portal writes it: Western digits, two decimals, its sign before it in both directions. */
export const Money = ({ amount, currency = 'usd', look = 'plain' }: MoneyProps) => (
  <bdi className={`${money} ${looks[look]}`} dir="ltr">
    {formatMoney(amount, currency)}
  </bdi>
)
