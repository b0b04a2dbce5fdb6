import { limits } from '@portal/contract/core/fields/limits'
import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { asLine, isPlain, isStorable } from '@portal/contract/core/fields/text-rules'
import { type numberProblems, parseNumber, thousandsOf, type WrittenAs } from '@portal/ui/number'
import { DECIMALS, isMoney } from './cell-format.ts'
import { type Field, isText } from './columns.ts'

/** Why what was typed or pasted is not valid. */
export type CellProblem =
  | (typeof numberProblems)[number]
  | 'field_required'
  | 'too_long'
  | 'bad_characters'
  | 'value_negative'
  | 'value_too_large'

/** What was read of a text: a value, or why there is none; `thousands` is what an ambiguous number could mean. */
export type ParsedCell =
  | { readonly value: string | number }
  | { readonly problem: CellProblem; readonly thousands?: string }

/** The most that a field takes, in characters or as a number. */
const most: Readonly<Record<Field, number>> = {
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

const readText = (field: Field, text: string): ParsedCell => {
  const isLine = field !== 'notes'
  const value = isLine ? asLine(text) : text.trim()
  if (value === '' && (field === 'code' || field === 'name')) return { problem: 'field_required' }
  if (!(isLine ? isPlain(value) : isStorable(value))) return { problem: 'bad_characters' }
  return value.length > most[field] ? { problem: 'too_long' } : { value }
}

/**
 * Reads what was typed or pasted, numbers in either decimal style and in Arabic-Indic digits. `mark` is that of a pasted
 * block, null where none of its cells shows it; what is typed has none. An amount of money may name the budget's currency
 * and no other.
 */
export const parseCell = (field: Field, text: string, currency: Currency, mark?: WrittenAs['mark']): ParsedCell => {
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
