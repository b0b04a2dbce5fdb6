import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { type ImportField, type ImportKind, moneyFields } from '@portal/contract/core/tables/import-fields'
import { amountText, currencyNamed, UNCLEAR } from '@portal/ui/number'
import type { Cell } from '../reader/cells.ts'
import { currencyInTitle } from '../reader/columns.ts'

/** An amount's currency as an ISO 4217 code, null if nothing names one; or the reason why it isn't known. */
export type FoundCurrency = { readonly currency: string | null } | { readonly code: FieldCode }

/** All sources that name a currency must agree. A clear source settles an unclear one. */
const agreed = (named: readonly (string | null)[]): FoundCurrency => {
  const all = new Set(named.filter(one => one !== null))
  const clear = [...all].filter(one => one !== UNCLEAR)
  if (clear.length > 1) return { code: 'currency_conflict' }
  const [currency = null] = clear
  return currency === null && all.has(UNCLEAR) ? { code: 'currency_unclear' } : { currency }
}

type Matching = readonly (ImportField | null)[]

/**
 * Finds a cell's currency from its text, its number format, the currency column, and the title. The last two only apply
 * to amounts of money.
 */
export const currencyReader = (kind: ImportKind, matching: Matching, titles: readonly Cell[]) => {
  const column = matching.indexOf('currency')
  const money = matching.indexOf(moneyFields[kind])
  const inTitle = currencyInTitle(titles[money]?.text ?? '')
  return (cells: readonly Cell[], at: number): FoundCurrency => {
    const { text = '', typed, currency = null } = cells[at] ?? {}
    if (text === '') return { currency: null }
    const own = [typed ? null : amountText(text).currency, currency]
    if (at !== money) return agreed(own)
    const beside = cells[column]?.text ?? ''
    return agreed([...own, beside === '' ? null : (currencyNamed(beside) ?? UNCLEAR), inTitle])
  }
}
