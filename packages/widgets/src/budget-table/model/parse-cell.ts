import { limits } from '@portal/contract/core/fields/limits'
import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { asLine, isPlain, isStorable } from '@portal/contract/core/fields/text-rules'
import { type numberProblems, parseNumber, thousandsOf, type WrittenAs } from '@portal/ui/number'
import { DECIMALS, type ItemField, isMoney, isText } from './columns.ts'

export type CellProblem =
  | (typeof numberProblems)[number]
  | 'field_required'
  | 'too_long'
  | 'bad_characters'
  | 'value_negative'
  | 'value_too_large'

/** The parsed value, or why parsing failed. `thousands` is the other reading of an ambiguous number. */
export type ParsedCell =
  | { readonly value: string | number }
  | { readonly problem: CellProblem; readonly thousands?: string }

/** Maximum of a field: its length in characters, or its value. */
const most: Readonly<Record<ItemField, number>> = {
  code: limits.code_length,
  name: limits.line_length,
  amount: limits.number_max,
  unit: limits.code_length,
  frequency: 100_000,
  price_minor: limits.minor_max,
  load_percentage: 100,
  accounting_code: limits.code_length,
  notes: limits.text_length,
}

const readText = (field: ItemField, text: string): ParsedCell => {
  const isLine = field !== 'notes'
  const value = isLine ? asLine(text) : text.trim()
  if (value === '' && (field === 'code' || field === 'name')) return { problem: 'field_required' }
  if (!(isLine ? isPlain(value) : isStorable(value))) return { problem: 'bad_characters' }
  return value.length > most[field] ? { problem: 'too_long' } : { value }
}

/**
 * Parses typed or pasted text. Numbers may use either decimal mark and Arabic-Indic digits. `mark` is a pasted block's
 * decimal mark, null if unknown, undefined for typed text. An amount may only name the budget's currency.
 */
export const parseCell = (field: ItemField, text: string, currency: Currency, mark?: WrittenAs['mark']): ParsedCell => {
  if (isText(field)) return readText(field, text)
  const reading = parseNumber(text, DECIMALS, { mark, currency: isMoney(field) ? isoCurrency(currency) : undefined })
  if ('problem' in reading) {
    const { problem } = reading
    return problem === 'ambiguous'
      ? { problem, thousands: thousandsOf(text, { decimals: DECIMALS, isShort: true }) }
      : reading
  }
  if (reading.units === null) return { problem: 'field_required' }
  if (reading.units < 0) return { problem: 'value_negative' }
  const value = isMoney(field) ? reading.units : reading.units / 100
  return value > most[field] ? { problem: 'value_too_large' } : { value }
}
