import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { limits } from '@portal/contract/core/fields/limits'
import { type Currency, converted, currencyOfIso } from '@portal/contract/core/fields/money'
import type { Read } from './plan.ts'
import type { ExpenseDraft } from './plan-expenses.ts'

type Row = Read<ExpenseDraft>

/** Value of one unit of a currency in the project's on a day. Undefined if no rate is known. */
export type RateOn = (currency: Currency, day: string) => number | undefined

const refused = ({ draft: _, ...row }: Row, code: FieldCode): Row => ({
  ...row,
  problems: [...row.problems, { field: 'amount', code }],
})

/**
 * Converts an amount in another currency by the rate of its day, if wanted, and stores the original. Otherwise rejects
 * the row. It never counts as the project's currency.
 */
export const convertRow = (row: Row, isWanted: boolean, rateOn: RateOn): Row => {
  const { draft, original } = row
  if (!draft || !original) return row
  const currency = currencyOfIso(original.currency)
  if (currency === undefined) return refused(row, 'currency_unsupported')
  if (!isWanted) return refused(row, 'currency_foreign')
  const rate = rateOn(currency, draft.fields.date)
  if (rate === undefined) return refused(row, 'rate_unknown')
  const { amount_minor } = original
  const minor = converted(amount_minor, rate)
  if (minor === 0) return refused(row, 'value_zero')
  if (Math.abs(minor) > limits.minor_max) return refused(row, 'value_too_large')
  return {
    ...row,
    minor,
    original: { ...original, rate, converted_minor: minor },
    draft: {
      ...draft,
      fields: { ...draft.fields, amount_minor: minor },
      original: { original_currency: currency, original_minor: amount_minor, original_rate: rate },
    },
  }
}
