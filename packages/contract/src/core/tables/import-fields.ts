import * as z from 'zod/mini'
import { choice, choices } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'

/** What can be imported into a budget. */
export const importKinds = ['items', 'expenses'] as const

export type ImportKind = (typeof importKinds)[number]

export const importFields = {
  items: {
    required: ['category_code', 'code', 'name', 'amount', 'price'],
    optional: ['category_name', 'unit', 'frequency', 'load_percentage', 'accounting_code', 'notes', 'currency'],
  },
  expenses: {
    required: ['item_code', 'date', 'amount', 'description'],
    optional: ['reference', 'reason', 'activity_code', 'currency'],
  },
} as const

export type ImportField =
  | (typeof importFields)[ImportKind]['required'][number]
  | (typeof importFields)[ImportKind]['optional'][number]

export const numberFields: readonly ImportField[] = ['amount', 'frequency', 'price', 'load_percentage']

/** The field that the currency column applies to. */
export const moneyFields = { items: 'price', expenses: 'amount' } as const satisfies Record<ImportKind, ImportField>

export const dayFields: readonly ImportField[] = ['date']

/** Decimal separator of a file: 1,234.50 has a point, 1.234,50 a comma. */
export const decimalMarks = ['point', 'comma'] as const

/** What comes first in a date such as 03/04/2026. */
export const dayOrders = ['day', 'month'] as const

export type DayOrder = (typeof dayOrders)[number]

export const allImportFields: readonly ImportField[] = [
  ...new Set(importKinds.flatMap(kind => [...importFields[kind].required, ...importFields[kind].optional])),
]

/** Fields in column order. A null column is skipped; no field may appear twice. */
export const matching = () =>
  choices(z.nullable(choice(allImportFields)), limits.import_columns).check(
    z.refine(
      given => {
        const named = given.filter(field => field !== null)
        return new Set(named).size === named.length
      },
      { error: 'twice_in_file' },
    ),
  )
