import type { Currency } from '@portal/contract/core/fields/money'
import { Isolate } from '@portal/ui/Isolate'
import { signOf } from '@portal/ui/Money'

// Western digits in every language, with up to 8 decimals.
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 8 })

/** A rate as a bare figure, such as `1.0835`. */
export const rateFigure = (rate: number): string => figures.format(rate)

/** Value of one unit of `from` in `to`. */
export interface Rate {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

/** A rate in words, such as `€1 = $1.0835`, with no line breaks. Isolate it within a sentence. */
export const rateWords = ({ from, to, rate }: Rate): string =>
  `${signOf(from)}1 = ${signOf(to)}${rateFigure(rate)}`.replaceAll(' ', '\u00a0')

/** A rate in words, isolated and left to right in every language. */
export const RateText = (rate: Rate) => <Isolate>{rateWords(rate)}</Isolate>
