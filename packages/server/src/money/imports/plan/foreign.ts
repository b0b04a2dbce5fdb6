import { isoCurrency } from '@portal/contract/core/fields/money'
import { numberFields } from '@portal/contract/core/tables/import-fields'
import type { Cell } from '../reader/cells.ts'
import { currencyReader } from './currency-of.ts'
import type { ImportCellProblem } from './draft-from.ts'
import type { Matched } from './matched.ts'

/** Currencies other than the project's in one row. */
export interface RowCurrencies {
  /** Amounts that aren't in the project's currency and can't be converted. */
  readonly problems: readonly ImportCellProblem[]
  /** ISO 4217 code of an amount that can be converted. Default: the project's currency. */
  readonly currency?: string
}

/**
 * Finds amounts in other currencies. Only expenses can be converted, because budgets are planned in their own currency.
 * Every figure of every file goes through here, so that no currency sign is dropped.
 */
export const foreignReader = ({ file: { kind }, matching, table, currency }: Matched) => {
  const currencyAt = currencyReader(kind, matching, table.rows[0] ?? [])
  const home = isoCurrency(currency)
  return (cells: readonly Cell[]): RowCurrencies => {
    const problems: ImportCellProblem[] = []
    let convertible: string | undefined
    for (const [at, field] of matching.entries()) {
      if (!field || !numberFields.includes(field)) continue
      const found = currencyAt(cells, at)
      if ('code' in found) problems.push({ field, code: found.code })
      else if (found.currency !== null && found.currency !== home) {
        if (kind === 'expenses') convertible = found.currency
        else problems.push({ field, code: 'currency_foreign' })
      }
    }
    return { problems, ...(convertible && { currency: convertible }) }
  }
}
