import type { Currency } from '@portal/contract/core/fields/money'
import { Isolate } from '@portal/ui/Isolate'
import { signOf } from '@portal/ui/Money'

// Western digits in every language (decision 42); all decimals that a rate may have.
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 8 })

/** A rate as a figure alone, such as `1.0835`. */
export const rateFigure = (rate: number): string => figures.format(rate)

/** What one unit of a currency is worth in another. */
export interface Rate {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

/** A rate in words, such as `€1 = $1.0835`, on one line; inside of a sentence it has to be isolated. */
export const rateWords = ({ from, to, rate }: Rate): string =>
  `${signOf(from)}1 = ${signOf(to)}${rateFigure(rate)}`.replaceAll(' ', '\u00a0')

/** A rate in words, read from left to right in every language. */
export const RateText = (rate: Rate) => <Isolate>{rateWords(rate)}</Isolate>
