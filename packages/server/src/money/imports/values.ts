import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { withoutDirection } from '@portal/contract/core/fields/text-rules'
import type { DayOrder, ImportField } from '@portal/contract/core/tables/import-fields'
import { dayFields, numberFields } from '@portal/contract/core/tables/import-fields'
import { amountText, type DecimalMark, parseNumber, plainNumber } from '@portal/ui/number'
import type { Cell } from './reader/cells.ts'

/** What a cell says, or why it cannot be read. */
export type Value<Kind> = { readonly value: Kind } | { readonly code: FieldCode }

const problems = {
  unreadable: 'wrong_type',
  // What surrounds a figure was taken off and checked before.
  currency: 'wrong_type',
  ambiguous: 'ambiguous',
  decimals: 'two_decimals',
  too_large: 'value_too_large',
} as const

const unitsOf = (figure: string, mark: DecimalMark | null): Value<number | null> => {
  const read = parseNumber(figure, 2, { mark })
  return 'problem' in read ? { code: problems[read.problem] } : { value: read.units }
}

/**
 * A figure in hundredths: the file's own, or a text in any digits and by the file's mark of decimals; never rounded. Its
 * currency is checked for the whole row (`foreignReader`).
 */
const hundredthsIn = ({ text, typed }: Cell, mark: DecimalMark | null, mayBePercent = false): Value<number | null> => {
  // What the file contains as a figure is written with a full stop and has no thousands to part.
  if (typed === 'figure') return unitsOf(text.replace('.', '٫'), mark)
  const { figure, isPercent } = amountText(text)
  return isPercent && !mayBePercent ? { code: 'wrong_type' } : unitsOf(figure, mark)
}

const wholes = (read: Value<number | null>): Value<number | null> =>
  'code' in read || read.value === null ? read : { value: read.value / 100 }

/** A figure with at most two decimals; null where the cell is empty. */
export const numberIn = (cell: Cell, mark: DecimalMark | null): Value<number | null> => wholes(hundredthsIn(cell, mark))

/** Reads a percentage, with its sign or without. */
export const percentIn = (cell: Cell, mark: DecimalMark | null): Value<number | null> =>
  wholes(hundredthsIn(cell, mark, true))

/** An amount of money in minor units; null where the cell is empty. */
export const minorIn = (cell: Cell, mark: DecimalMark | null): Value<number | null> => hundredthsIn(cell, mark)

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
  withoutDirection(text)
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replace(/[ T]\d{1,2}:\d{2}(:\d{2})?$/, '')

const dayOf = (year: string, month: number, day: string): Value<string> => ({
  value: `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
})

const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** What a day in figures shows of its file: which comes first where one is no month, else that it could be either. */
export const orderIn = (text: string): DayOrder | 'either' | undefined => {
  const [, first, second] = YEAR_LAST.exec(western(text).trim())?.map(Number) ?? []
  if (first === undefined || second === undefined || first === second) return undefined
  if (first > 12) return second > 12 ? undefined : 'day'
  return second > 12 ? 'month' : 'either'
}

/**
 * A day: the file's own, 2026-03-04, 04-Mar-2026, 04-مارس-2026, or figures with the year last. Of the latter
 * 13/04/2026 is one day alone; 03/04/2026 is March or April by the order of its file, and none where that is not
 * known. Whether the day exists is for the schema.
 */
export const dayIn = ({ text }: Cell, order: DayOrder | null): Value<string> => {
  const given = western(text).trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return { value: given }
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[-/ .]([\p{L} ]+)[-/ .](\d{4})$/u.exec(given) ?? []
  const month = months.get(name) ?? months.get(name.slice(0, 3).toLowerCase())
  if (month !== undefined) return dayOf(year, month, day)
  const [, first = '', second = '', last = ''] = YEAR_LAST.exec(given) ?? []
  if (first === '') return { code: given === '' ? 'field_required' : 'wrong_type' }
  const shown = orderIn(given) ?? 'day'
  const by = shown === 'either' ? order : shown
  if (by === null) return { code: 'ambiguous' }
  return by === 'day' ? dayOf(last, Number(second), first) : dayOf(last, Number(first), second)
}

/** What a number or a date was read as, to be shown beside its text; null for other fields and unreadable cells. */
export const valueIn = (
  field: ImportField | null | undefined,
  cell: Cell,
  mark: DecimalMark | null,
  order: DayOrder | null,
): string | null => {
  if (!field || cell.text === '') return null
  if (dayFields.includes(field)) {
    const day = dayIn(cell, order)
    return 'value' in day ? day.value : null
  }
  const figure = numberFields.includes(field) ? hundredthsIn(cell, mark, field === 'load_percentage') : undefined
  return figure && 'value' in figure && figure.value !== null ? plainNumber(figure.value, 2) : null
}
