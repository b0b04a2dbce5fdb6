import type { ElementProps } from '../element/index.ts'
import { formatNumber, NOTHING } from '../number/format.ts'
import { formatMoney } from './format.ts'
import { looks, money } from './Money.css.ts'

/** `quiet` is for the same amount in a second currency, below the first. */
export const moneyLooks = ['plain', 'quiet'] as const

export interface MoneyProps extends ElementProps {
  /** A whole number of minor units (cents). */
  amount: number
  /** `tl` shows ₺, `eur` €, and any other value $. Default `usd`. */
  currency?: string
  /** Whether to show the currency sign. Omit it where a column header shows it. Default `true`. */
  hasSign?: boolean
  /** Default `plain`. */
  look?: (typeof moneyLooks)[number]
}

/** A formatted amount: Western digits, two decimals, and the sign in front in both directions. */
export const Money = ({ amount, currency = 'usd', hasSign = true, look = 'plain', ...element }: MoneyProps) => (
  <bdi className={`${money} ${looks[look]}`} dir="ltr" {...element}>
    {hasSign ? formatMoney(amount, currency) : formatNumber(amount, 2) || NOTHING}
  </bdi>
)
