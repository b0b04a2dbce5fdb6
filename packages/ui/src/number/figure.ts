import { withoutDirection } from '../texts/isolate.ts'
import { type AmountText, splitAmount } from './currency/split-amount.ts'
import { formatNumber } from './format.ts'

/**
 * Why a text isn't a valid number: unreadable, ambiguous, too many decimals, too large, or in another currency than the
 * field's.
 */
export const numberProblems = ['unreadable', 'ambiguous', 'decimals', 'too_large', 'currency'] as const

/** The result: a whole number of the smallest unit (cents for two decimals), null for empty text, or a problem. */
export type Reading = { readonly units: number | null } | { readonly problem: (typeof numberProblems)[number] }

/** The maximum length to parse. No number is longer. */
export const LONGEST = 64

/** Converts Arabic-Indic and Persian digits and the Arabic comma. Removes direction marks. */
export const western = (text: string) =>
  withoutDirection(text)
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll('،', ',')
    .trim()

/** The decimal separator: 1,234.50 has a point, 1.234,50 a comma. */
export type DecimalMark = 'point' | 'comma'

/** A whole part, optionally grouped by one kind of separator, and a fraction. Arabic separators work in both styles. */
const shapes = {
  point: /^(\d*|[1-9]\d{0,2}([٬,\s'’])\d{3}(?:\2\d{3})*)(?:[٫.](\d*))?$/,
  comma: /^(\d*|[1-9]\d{0,2}([٬.\s'’])\d{3}(?:\2\d{3})*)(?:[٫,](\d*))?$/,
} as const

type Parts = readonly [whole: string, fraction: string]

const partsBy = (text: string, mark: DecimalMark): Parts | undefined => {
  const [, whole = '', , fraction = ''] = (/\d/.test(text) && shapes[mark].exec(text)) || []
  return whole === '' && fraction === '' ? undefined : [whole.replace(/\D/g, ''), fraction]
}

/** Reads a number with either separator. `isEither` means that both work and disagree. */
export const partsIn = (text: string) => {
  const point = partsBy(text, 'point')
  const comma = partsBy(text, 'comma')
  return { point, comma, isEither: point && comma && point.join('.') !== comma.join('.') }
}

/**
 * Resolves the separators of a number. Rejects ambiguous numbers of unknown style. In typed text, a comma before three
 * digits groups thousands, as in the portal's own output.
 */
const partsOf = (text: string, decimals: number, mark: DecimalMark | null | undefined) => {
  const { point, comma, isEither } = partsIn(text)
  if (mark) return (mark === 'point' ? point : comma) ?? 'unreadable'
  if (!isEither) return point ?? comma ?? 'unreadable'
  return mark === undefined && (text.includes(',') || decimals >= 3) ? (point ?? 'unreadable') : 'ambiguous'
}

/** Formats an ambiguous text as if its separator grouped thousands. */
export const thousandsOf = (text: string, { decimals, isShort }: { decimals: number; isShort?: boolean | undefined }) =>
  formatNumber(Number(western(text).replace(/\D/g, '')) * 10 ** decimals, decimals, isShort)

/** What is known about a number's source. */
export interface WrittenAs {
  /** The decimal separator of the surrounding file or block. Null if unknown, and undefined for typed text. */
  readonly mark?: DecimalMark | null | undefined
  /** The field's currency, as an ISO 4217 code. Default none: text that names a currency is unreadable. */
  readonly currency?: string | undefined
}

/**
 * Parses a number with either decimal separator and in Arabic-Indic digits. Never rounds. `split` separates the number
 * from a currency and other text.
 */
export const parserOf =
  (split: (text: string) => AmountText) =>
  (text: string, decimals: number, { mark, currency }: WrittenAs = {}): Reading => {
    const all = western(text)
    if (all.length > LONGEST) return { problem: 'too_large' }
    if (all === '') return { units: null }
    const written = split(all)
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

/** Parses a number that has no currency. Much smaller than `parseNumber`, which knows the names of currencies. */
export const parseFigure = /* @__PURE__ */ parserOf(text => splitAmount(text, () => undefined))
