import * as z from 'zod/mini'
import { limits } from '../fields/limits.ts'

/** What can be imported into a budget (decision 22). */
export const importKinds = ['items', 'expenses'] as const

/** What is imported. */
export type ImportKind = (typeof importKinds)[number]

/** The fields that columns of a file are matched to, the ones that have to be there first. */
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

/** A field that a column can be matched to. */
export type ImportField =
  | (typeof importFields)[ImportKind]['required'][number]
  | (typeof importFields)[ImportKind]['optional'][number]

/** Fields that are numbers. */
export const numberFields: readonly ImportField[] = ['amount', 'frequency', 'price', 'load_percentage']

/** The field of each kind that is an amount of money; the currency column is about it. */
export const moneyFields = { items: 'price', expenses: 'amount' } as const satisfies Record<ImportKind, ImportField>

/** Fields that are days. */
export const dayFields: readonly ImportField[] = ['date']

/** How a file marks decimals: 1,234.50 with a point, 1.234,50 with a comma. */
export const decimalMarks = ['point', 'comma'] as const

/** What a file writes first in a day such as 03/04/2026. */
export const dayOrders = ['day', 'month'] as const

/** What a file writes first in a day. */
export type DayOrder = (typeof dayOrders)[number]

/** Every such field once. */
export const allImportFields: readonly ImportField[] = [
  ...new Set(importKinds.flatMap(kind => [...importFields[kind].required, ...importFields[kind].optional])),
]

/** Which field each column is, in the order of the columns; null is left out. */
export const matching = () =>
  z.array(z.nullable(z.enum(allImportFields, { error: 'unknown_value' }))).check(
    z.maxLength(limits.import_columns, { error: 'too_long' }),
    z.refine(
      given => {
        const named = given.filter(field => field !== null)
        return new Set(named).size === named.length
      },
      { error: 'twice_in_file' },
    ),
  )
