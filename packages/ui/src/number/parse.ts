import { amountText } from './currency/amount-text.ts'
import { formatNumber } from './format.ts'

/**
 * Why a text is no figure: cannot be read, could be two figures, has more decimals than there are, is too large, or names
 * another currency than the field's.
 */
export const numberProblems = ['unreadable', 'ambiguous', 'decimals', 'too_large', 'currency'] as const

/** What was read: a whole number of the smallest unit (cents for two decimals), nothing, or why not. */
export type Reading = { readonly units: number | null } | { readonly problem: (typeof numberProblems)[number] }

/** Longer than any figure with its marks; what is longer is not looked through. */
const LONGEST = 64

/** Western digits for Arabic-Indic and Persian ones, without marks of direction; the Arabic comma is a comma. */
const western = (text: string) =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll('،', ',')
    .trim()

/** A mark of decimals: 1,234.50 has a point, 1.234,50 a comma. */
export type DecimalMark = 'point' | 'comma'

/**
 * A whole part, plain or of thousands that are all separated by the same mark, and a fraction; Arabic marks are of
 * both.
 */
const shapes = {
  point: /^(\d*|[1-9]\d{0,2}([٬,\s'’])\d{3}(?:\2\d{3})*)(?:[٫.](\d*))?$/,
  comma: /^(\d*|[1-9]\d{0,2}([٬.\s'’])\d{3}(?:\2\d{3})*)(?:[٫,](\d*))?$/,
} as const

type Parts = readonly [whole: string, fraction: string]

const partsBy = (text: string, mark: DecimalMark): Parts | undefined => {
  const [, whole = '', , fraction = ''] = (/\d/.test(text) && shapes[mark].exec(text)) || []
  return whole === '' && fraction === '' ? undefined : [whole.replace(/\D/g, ''), fraction]
}

/** A figure by either mark; `either` where both read it and not as the same. */
const partsIn = (text: string) => {
  const point = partsBy(text, 'point')
  const comma = partsBy(text, 'comma')
  return { point, comma, isEither: point && comma && point.join('.') !== comma.join('.') }
}

/** A text without what surrounds its figure. */
const bareNumber = (text: string) =>
  text.length > LONGEST
    ? ''
    : amountText(western(text))
        .figure.replace(/^[-−–]/, '')
        .trim()

/** What a text shows of the mark of decimals that it was written by: one, either, or nothing at all. */
export const markIn = (text: string): DecimalMark | 'either' | undefined => {
  const { point, comma, isEither } = partsIn(bareNumber(text))
  if (isEither) return 'either'
  return point && comma ? undefined : point ? 'point' : comma && 'comma'
}

/**
 * Finds out what the marks of a figure are. What could be two figures is refused where nobody says by which mark it was
 * written; typed into a field, a comma before three figures parts thousands, as it does in all that the portal writes.
 */
const partsOf = (text: string, decimals: number, mark: DecimalMark | null | undefined) => {
  const { point, comma, isEither } = partsIn(text)
  if (mark) return (mark === 'point' ? point : comma) ?? 'unreadable'
  if (!isEither) return point ?? comma ?? 'unreadable'
  return mark === undefined && (text.includes(',') || decimals >= 3) ? (point ?? 'unreadable') : 'ambiguous'
}

/** What an ambiguous text would be if its mark parted thousands, set apart for a sentence in any direction. */
export const thousandsOf = (text: string, { decimals, isShort }: { decimals: number; isShort?: boolean | undefined }) =>
  `\u2066${formatNumber(Number(western(text).replace(/\D/g, '')) * 10 ** decimals, decimals, isShort)}\u2069`

/** What is known of where a figure was written. */
export interface WrittenAs {
  /** The decimal mark of the file or block around the text; null where it is unknown. A typed text has none. */
  readonly mark?: DecimalMark | null | undefined
  /** The currency of the field, as a code of ISO 4217. Default none: then a text that names one can't be read. */
  readonly currency?: string | undefined
}

/** Reads a figure in either decimal style and in Arabic-Indic digits, without ever rounding. */
export const parseNumber = (text: string, decimals: number, { mark, currency }: WrittenAs = {}): Reading => {
  const all = western(text)
  if (all.length > LONGEST) return { problem: 'too_large' }
  if (all === '') return { units: null }
  const written = amountText(all)
  if (written.currency !== null && written.currency !== currency)
    return { problem: currency === undefined ? 'unreadable' : 'currency' }
  const [, minus, number = ''] = /^([-−–]?)(.*)$/s.exec(written.figure) ?? []
  const parts = partsOf(number, decimals, mark)
  if (typeof parts === 'string') return { problem: parts }
  const [whole, fraction] = parts
  if (fraction.replace(/0+$/, '').length > decimals) return { problem: 'decimals' }
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(units)) return { problem: 'too_large' }
  return { units: minus && units !== 0 ? -units : units }
}

/** Enough for what comes after a mark that could be either. */
const EXACT = 3

/** What a text would be by this mark of decimals, set apart for a sentence in any direction. */
export const readBy = (text: string, mark: DecimalMark): string => {
  const read = parseNumber(amountText(western(text)).figure, EXACT, { mark })
  return `\u2066${'units' in read && read.units !== null ? formatNumber(read.units, EXACT, true) : text}\u2069`
}
