import type { FieldCode } from '@portal/contract/errors'
import { readFigure } from '@portal/ui/figure'
import type { Cell } from './reader/cells.ts'

/** What a cell says, or why it cannot be told. */
export type Value<Kind> = { readonly value: Kind } | { readonly code: FieldCode }

const problems = {
  unreadable: 'wrong_type',
  ambiguous: 'ambiguous',
  decimals: 'two_decimals',
  too_large: 'value_too_large',
} as const

/** A figure in hundredths: the file's own, or a text in either decimal style and in any digits; never rounded. */
const hundredthsIn = ({ text, typed }: Cell): Value<number | null> => {
  // What the file holds as a figure is written with a full stop and has no thousands to part.
  const read = readFigure(typed === 'figure' ? text.replace('.', '٫') : text, 2)
  return 'problem' in read ? { code: problems[read.problem] } : { value: read.units }
}

/** A figure with at most two decimals; null where the cell is empty. */
export const figureIn = (cell: Cell): Value<number | null> => {
  const read = hundredthsIn(cell)
  return 'code' in read || read.value === null ? read : { value: read.value / 100 }
}

/** An amount of money in minor units; null where the cell is empty. */
export const minorIn = hundredthsIn

const namesIn = (locale: string, month: 'short' | 'long') =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at)).toLowerCase(),
  )

/** Months by their names: English ones by three letters, Arabic ones of the Gulf and of the Levant. */
const months: ReadonlyMap<string, number> = new Map(
  [namesIn('en', 'short'), namesIn('ar-AE', 'long'), namesIn('ar-SY', 'long')].flatMap(names =>
    names.map((name, at) => [name, at + 1] as const),
  ),
)

/** Western digits for others, without marks of direction and without the time of day. */
const western = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[ T]\d{1,2}:\d{2}(:\d{2})?$/, '')

const dayOf = (year: string, month: number, day: string): Value<string> => ({
  value: `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
})

/**
 * A day: the file's own, 2026-03-04, 04-Mar-2026, 04-مارس-2026, or figures with the year last. Of the latter only those
 * are read that can be one day alone: 13/04/2026 is, 03/04/2026 could be March or April. Whether the day exists is for
 * the schema.
 */
export const dayIn = ({ text }: Cell): Value<string> => {
  const given = western(text).trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return { value: given }
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[-/ .]([\p{L} ]+)[-/ .](\d{4})$/u.exec(given) ?? []
  const month = months.get(name) ?? months.get(name.slice(0, 3).toLowerCase())
  if (month !== undefined) return dayOf(year, month, day)
  const [, first = '', second = '', last = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(given) ?? []
  if (first === '') return { code: given === '' ? 'field_required' : 'wrong_type' }
  if (Number(first) > 12 || first === second) return dayOf(last, Number(second), first)
  return Number(second) > 12 ? dayOf(last, Number(first), second) : { code: 'ambiguous' }
}
