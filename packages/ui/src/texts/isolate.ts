const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const FROM_LEFT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u
/** Numbers with other characters between or around the digits, such as amounts, dates, and versions. */
const FIGURE = /\d\D|\D\d/
const ISOLATED = /^[\u2066-\u2068]/
const MARKS = /[\u2066-\u2069]/g
const DIRECTION = /[\u200e\u200f\u061c\u2066-\u2069]/g

/**
 * Isolates a value in a sentence, so that neither changes the other's order. Isolates names in another script, and in
 * Arabic also numbers with signs. Leaves everything else as it is.
 */
export const isolated = (language: string, value: string): string => {
  if (ISOLATED.test(value)) return value
  const isRtl = language === 'ar'
  const isForeign = isRtl ? FROM_LEFT.test(value) : FROM_RIGHT.test(value)
  if (isForeign) return `\u2068${value}\u2069`
  return isRtl && !FROM_RIGHT.test(value) && FIGURE.test(value) ? `\u2066${value}\u2069` : value
}

/** Values in a line of their own, in its order: words keep the direction of their script, figures run left to right. */
export const isolatedList = (values: readonly string[]): string =>
  values.map(value => `\u2068${value}\u2069`).join(' · ')

/** A typed or pasted text without any mark of direction, which nobody sees in it. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '')

/** A text without the marks of isolated runs: files show them, or compare by them. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '')
