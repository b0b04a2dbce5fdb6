import { withoutDirection } from '../../texts/isolate.ts'

/** Names more than one currency: a lira is Turkish, Syrian, or Lebanese. */
export const UNCLEAR = 'unclear'

/** A number, separated from the text around it. */
export interface AmountText {
  /** The number, with a leading hyphen if it's negative. The whole text if part of it is unknown. */
  readonly figure: string
  /** An ISO 4217 code, or UNCLEAR if it could be several. Null if there is none. */
  readonly currency: string | null
  readonly isPercent: boolean
}

const DIGIT = /[\d٠-٩۰-۹]/
const MINUS = /[-−–]/g

/** The end of a price such as 50,- whose hyphen isn't a minus. Such text isn't parsed. */
const NO_CENTS = /^[.,٫]\s*[-−–]/

const plain = (text: string): AmountText => ({ figure: text, currency: null, isPercent: false })

/** The bounds of a number: its first and last digit, or a decimal separator next to them. */
const boundsOf = (text: string) => {
  const first = text.search(DIGIT)
  if (first < 0) return undefined
  let last = text.length - 1
  while (!DIGIT.test(text.charAt(last))) last -= 1
  const hasMark = /[.,٫]/.test(text.charAt(first - 1)) && !/\p{L}/u.test(text.charAt(first - 2))
  const endsWithMark = /[.,٫]/.test(text.charAt(last + 1)) && !/\S/.test(text.charAt(last + 2))
  const hasNoCents = NO_CENTS.test(text.slice(last + 1))
  return hasNoCents ? undefined : { start: hasMark ? first - 1 : first, end: endsWithMark ? last + 2 : last + 1 }
}

const signOf = (before: string, after: string): '' | '-' | undefined => {
  const minuses = `${before}${after}`.match(MINUS)?.length ?? 0
  const opened = before.includes('(')
  if (opened !== after.includes(')')) return undefined
  const signs = minuses + (opened ? 1 : 0)
  return signs > 1 ? undefined : signs === 1 ? '-' : ''
}

/**
 * Splits `(€ 1.234,50)`, `TL 5-`, or `١٠٠ ل.س` into a number, its sign, a currency, and a per cent sign. Brackets mean
 * a negative number. Unknown text stays in the number, which then can't be read. `currencyNamed` returns the currency of a
 * word, or undefined for unknown words.
 */
export const splitAmount = (text: string, currencyNamed: (word: string) => string | undefined): AmountText => {
  const given = withoutDirection(text).trim()
  const bounds = boundsOf(given)
  if (!bounds) return plain(given)
  const [before, after] = [given.slice(0, bounds.start), given.slice(bounds.end)]
  const sign = signOf(before, after)
  if (sign === undefined) return plain(given)
  const words = [before, after].map(part => part.replace(/[-−–()]/g, ' ').trim()).filter(Boolean)
  const isPercent = words.some(word => word === '%' || word === '٪')
  const named = words.filter(word => word !== '%' && word !== '٪').map(currencyNamed)
  const currencies = new Set(named)
  if (currencies.has(undefined)) return plain(given)
  const [currency = null] = currencies
  const figure = `${sign}${given.slice(bounds.start, bounds.end)}`
  return { figure, currency: currencies.size > 1 ? UNCLEAR : currency, isPercent }
}
