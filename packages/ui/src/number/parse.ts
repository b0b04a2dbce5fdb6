import { amountText } from './currency/amount-text.ts'
import { type DecimalMark, LONGEST, parserOf, partsIn, western } from './figure.ts'
import { formatNumber } from './format.ts'

/** The bare number in a text. */
const bareNumber = (text: string) =>
  text.length > LONGEST
    ? ''
    : amountText(western(text))
        .figure.replace(/^[-−–]/, '')
        .trim()

/** The decimal separator that a number proves: one, either, or undefined if both give the same result. */
export const markIn = (text: string): DecimalMark | 'either' | undefined => {
  const { point, comma, isEither } = partsIn(bareNumber(text))
  if (isEither) return 'either'
  return point && comma ? undefined : point ? 'point' : comma && 'comma'
}

/** Parses a number, also one that names a currency. */
export const parseNumber = /* @__PURE__ */ parserOf(amountText)

/** Enough decimals for any ambiguous number, which has three digits after its separator. */
const EXACT = 3

/** Formats a text as read with this decimal separator. */
export const readBy = (text: string, mark: DecimalMark): string => {
  const read = parseNumber(amountText(western(text)).figure, EXACT, { mark })
  return 'units' in read && read.units !== null ? formatNumber(read.units, EXACT, true) : text
}
