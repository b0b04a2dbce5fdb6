import { writeFigure } from './write.ts'

/** Why a text is no figure: cannot be read, could be two figures, has more decimals than there are, or is too large. */
export const figureProblems = ['unreadable', 'ambiguous', 'decimals', 'too_large'] as const

/** What was read: a whole number of the smallest unit (cents for two decimals), nothing, or why not. */
export type Reading = { readonly units: number | null } | { readonly problem: (typeof figureProblems)[number] }

/** Longer than any figure with its marks; what is longer is not looked through. */
const LONGEST = 64

/** Western digits for Arabic-Indic and Persian ones, without marks of direction; the Arabic comma is a comma. */
const western = (text: string) =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll('،', ',')
    .trim()

/** Signs of currency and per cent are passed over at the ends only; between figures they part two of them. */
const SIGNED = /^[\s$€₺]*([-−–]?)[\s$€₺]*(.*?)[\s$€₺%٪]*$/s

/** Thousands, all parted by the same mark. */
const GROUPED = /^[1-9]\d{0,2}([٬,.\s'’])\d{3}(?:\1\d{3})*$/

type Parts = readonly [whole: string, fraction: string] | 'unreadable' | 'ambiguous'

/** Finds out what the last mark is; both styles are read, and a full stop that could be either is refused. */
const partsOf = (text: string, decimals: number): Parts => {
  const bare = text.replace(/\D/g, '')
  if (bare === '') return 'unreadable'
  if (bare === text) return [text, '']
  const at = text.search(/\D\d*$/)
  const last = text.charAt(at)
  const whole = text.slice(0, at)
  const isGrouped = GROUPED.test(text)
  const isDecimal = '.,٫'.includes(last) && (/^\d*$/.test(whole) || (GROUPED.test(whole) && !whole.includes(last)))
  // Three figures after a full stop are thousands to one half of the world and thousandths to the other; a comma there
  // parts thousands, as it does in all that the portal writes.
  if (isGrouped && isDecimal && last === '.' && decimals < 3) return 'ambiguous'
  if (isGrouped && !(isDecimal && last === '.')) return [bare, '']
  return isDecimal ? [whole.replace(/\D/g, ''), text.slice(at + 1)] : 'unreadable'
}

/** What an ambiguous text would be if its mark parted thousands, set apart for a sentence in any direction. */
export const thousandsOf = (text: string, { decimals, isShort }: { decimals: number; isShort?: boolean | undefined }) =>
  `\u2066${writeFigure(Number(western(text).replace(/\D/g, '')) * 10 ** decimals, decimals, isShort)}\u2069`

/** Reads a figure typed or pasted in either decimal style and in Arabic-Indic digits, without ever rounding. */
export const readFigure = (text: string, decimals: number): Reading => {
  const all = western(text)
  if (all.length > LONGEST) return { problem: 'too_large' }
  const [, minus, figure = ''] = SIGNED.exec(all) ?? []
  if (figure === '' && !minus) return { units: null }
  const parts = partsOf(figure, decimals)
  if (typeof parts === 'string') return { problem: parts }
  const [whole, fraction] = parts
  if (fraction.replace(/0+$/, '').length > decimals) return { problem: 'decimals' }
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(units)) return { problem: 'too_large' }
  return { units: minus && units !== 0 ? -units : units }
}
