/** Why a text is no figure: cannot be read, could be two figures, has more decimals than there are, or is too large. */
export const figureProblems = ['unreadable', 'ambiguous', 'decimals', 'too_large'] as const

/** What was read: a whole number of the smallest unit (cents for two decimals), nothing, or why not. */
export type Reading = { readonly units: number | null } | { readonly problem: (typeof figureProblems)[number] }

const ARABIC = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'

/** Arabic-Indic and Persian digits as Western ones; their separators mean one thing only. */
const western = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, digit => String(Math.max(ARABIC.indexOf(digit), PERSIAN.indexOf(digit))))

const plain = (text: string) =>
  western(text)
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069'’$€₺%٪]/g, '')
    .replace(/^[−–]/, '-')

const isGrouped = (whole: string, mark: string) =>
  mark === ',' ? /^\d{1,3}(,\d{3})+$/.test(whole) : /^\d{1,3}(\.\d{3})+$/.test(whole)

type Parts = readonly [whole: string, fraction: string] | 'unreadable' | 'ambiguous'

/** Finds out which mark is the decimal one; both styles are read, and one that could be either is refused. */
const partsOf = (text: string, decimals: number): Parts => {
  if (/^\d+$/.test(text)) return [text, '']
  const arabic = /^(\d{1,3}(?:٬\d{3})+|\d*)(?:٫(\d*))?$/.exec(text)
  if (arabic?.[0]) return [(arabic[1] ?? '').replaceAll('٬', ''), arabic[2] ?? '']
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return 'unreadable'
  const last = text.includes('.') && text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const other = last === '.' ? ',' : '.'
  const [whole = '', ...rest] = text.split(last)
  const fraction = rest.at(-1) ?? ''
  if (rest.length > 1 || (last === ',' && fraction.length === 3 && decimals < 3 && !whole.includes(other)))
    return isGrouped(text, last) ? [text.replaceAll(last, ''), ''] : 'unreadable'
  // Three figures after a full stop are thousands to one half of the world and thousandths to the other.
  if (last === '.' && fraction.length === 3 && decimals < 3 && /^[1-9]\d{0,2}$/.test(whole)) return 'ambiguous'
  if (whole.includes(other) && !isGrouped(whole, other)) return 'unreadable'
  return [whole.replaceAll(other, ''), fraction]
}

/** Reads a figure typed or pasted in either decimal style and in Arabic-Indic digits, without ever rounding. */
export const readFigure = (text: string, decimals: number): Reading => {
  const all = plain(text)
  if (all === '') return { units: null }
  const isNegative = all.startsWith('-')
  const parts = partsOf(isNegative ? all.slice(1) : all, decimals)
  if (typeof parts === 'string') return { problem: parts }
  const [whole, fraction] = parts
  if (fraction.replace(/0+$/, '').length > decimals) return { problem: 'decimals' }
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(units)) return { problem: 'too_large' }
  return { units: isNegative && units !== 0 ? -units : units }
}
