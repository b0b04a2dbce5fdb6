import type { ItemFields } from '@portal/contract/money/budgets/budget-items'

export type Field = keyof ItemFields

export const textFields = ['code', 'name', 'unit', 'accounting_code', 'notes'] as const

/** Fields with numbers. `price_minor` is in minor units, the others have at most two decimals. */
export const numberFields = ['amount', 'frequency', 'price_minor', 'load_percentage'] as const

export const sums = ['total_minor', 'spent_minor', 'committed_minor', 'surplus_minor'] as const

export type Sum = (typeof sums)[number]

/** Columns in display order. Their header texts are `columns.<id>`. */
export const columns = [
  'code',
  'name',
  'amount',
  'unit',
  'frequency',
  'price_minor',
  'load_percentage',
  ...sums,
  'accounting_code',
  'notes',
] as const satisfies readonly (Field | Sum)[]

export type ColumnId = (typeof columns)[number]

export const isText = (id: ColumnId): id is (typeof textFields)[number] => textFields.some(field => field === id)

export const isSum = (id: ColumnId): id is Sum => sums.some(sum => sum === id)

/** The editable field of a column. Undefined for computed columns. */
export const fieldAt = (column: number): Field | undefined => {
  const id = columns[column]
  return id === undefined || isSum(id) ? undefined : id
}
