import type { ElementProps } from '../element/index.ts'
import { formatNumber, NOTHING } from '../number/format.ts'
import { formatMoney } from './format.ts'
import { looks, money } from './Money.css.ts'

/** `quiet` is for the same amount in another currency under the first. */
export const moneyLooks = ['plain', 'quiet'] as const

export interface MoneyProps extends ElementProps {
  /** In minor units (cents), a whole number. */
  amount: number
  /** `tl` gives ₺, `eur` €, anything else $. Default `usd`. */
  currency?: string
  /** The figure alone, where a column's head has the sign. Default `true`. */
  hasSign?: boolean
  /** Default `plain`. */
  look?: (typeof moneyLooks)[number]
}

/** An amount as the portal writes it: Western digits, two decimals, its sign before it in both directions. */
export const Money = ({ amount, currency = 'usd', hasSign = true, look = 'plain', ...element }: MoneyProps) => (
  <bdi className={`${money} ${looks[look]}`} dir="ltr" {...element}>
    {hasSign ? formatMoney(amount, currency) : formatNumber(amount, 2) || NOTHING}
  </bdi>
)
