import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { withoutDirection } from '@portal/contract/core/fields/text-rules'
import type { DayOrder, ImportField } from '@portal/contract/core/tables/import-fields'
import { dayFields, numberFields } from '@portal/contract/core/tables/import-fields'
import { amountText, type DecimalMark, parseNumber, plainNumber } from '@portal/ui/number'
import type { Cell } from './reader/cells.ts'

/** Value of a cell, or the reason why it can't be read. */
export type ReadValue<Kind> = { readonly value: Kind } | { readonly code: FieldCode }

const problems = {
  unreadable: 'wrong_type',
  // The text around a number was removed and checked earlier.
  currency: 'wrong_type',
  ambiguous: 'ambiguous',
  decimals: 'two_decimals',
  too_large: 'value_too_large',
} as const

const unitsOf = (figure: string, mark: DecimalMark | null): ReadValue<number | null> => {
  const read = parseNumber(figure, 2, { mark })
  return 'problem' in read ? { code: problems[read.problem] } : { value: read.units }
}

/**
 * A number in hundredths, typed or in any digits with the file's decimal mark. Never rounds. `foreignReader` checks its
 * currency for the whole row.
 */
const hundredthsIn = (
  { text, typed }: Cell,
  mark: DecimalMark | null,
  mayBePercent = false,
): ReadValue<number | null> => {
  // Typed numbers use a full stop and no thousands separator.
  if (typed === 'figure') return unitsOf(text.replace('.', '٫'), mark)
  const { figure, isPercent } = amountText(text)
  return isPercent && !mayBePercent ? { code: 'wrong_type' } : unitsOf(figure, mark)
}

const wholes = (read: ReadValue<number | null>): ReadValue<number | null> =>
  'code' in read || read.value === null ? read : { value: read.value / 100 }

/** A number with at most two decimals. Null if the cell is empty. */
export const numberIn = (cell: Cell, mark: DecimalMark | null): ReadValue<number | null> =>
  wholes(hundredthsIn(cell, mark))

/** A percentage, with or without its sign. */
export const percentIn = (cell: Cell, mark: DecimalMark | null): ReadValue<number | null> =>
  wholes(hundredthsIn(cell, mark, true))

/** An amount of money in minor units. Null if the cell is empty. */
export const minorIn = (cell: Cell, mark: DecimalMark | null): ReadValue<number | null> => hundredthsIn(cell, mark)

const namesIn = (locale: string, month: 'short' | 'long') =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at)).toLowerCase(),
  )

/** Month names: English ones by three letters, and Arabic ones of the Gulf and the Levant. */
const months: ReadonlyMap<string, number> = new Map(
  [namesIn('en', 'short'), namesIn('ar-AE', 'long'), namesIn('ar-SY', 'long')].flatMap(names =>
    names.map((name, at) => [name, at + 1] as const),
  ),
)

/** Converts to Western digits, and removes direction marks and the time of day. */
const western = (text: string) =>
  withoutDirection(text)
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replace(/[ T]\d{1,2}:\d{2}(:\d{2})?$/, '')

const dayOf = (year: string, month: number, day: string): ReadValue<string> => ({
  value: `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
})

const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** Which part comes first in a numeric date, if one part can't be a month. Otherwise `'either'`. */
export const orderIn = (text: string): DayOrder | 'either' | undefined => {
  const [, first, second] = YEAR_LAST.exec(western(text).trim())?.map(Number) ?? []
  if (first === undefined || second === undefined || first === second) return undefined
  if (first > 12) return second > 12 ? undefined : 'day'
  return second > 12 ? 'month' : 'either'
}

/**
 * A date: typed, 2026-03-04, 04-Mar-2026, 04-مارس-2026, or numeric with the year last. 13/04/2026 is clear. 03/04/2026
 * depends on the file's order, and is ambiguous without one. The schema checks whether the date exists.
 */
export const dateIn = ({ text }: Cell, order: DayOrder | null): ReadValue<string> => {
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

/** The value read from a number or date, to show beside its text. Null for other fields and unreadable cells. */
export const shownValueIn = (
  field: ImportField | null | undefined,
  cell: Cell,
  mark: DecimalMark | null,
  order: DayOrder | null,
): string | null => {
  if (!field || cell.text === '') return null
  if (dayFields.includes(field)) {
    const day = dateIn(cell, order)
    return 'value' in day ? day.value : null
  }
  const figure = numberFields.includes(field) ? hundredthsIn(cell, mark, field === 'load_percentage') : undefined
  return figure && 'value' in figure && figure.value !== null ? plainNumber(figure.value, 2) : null
}
