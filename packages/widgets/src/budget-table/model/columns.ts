import type { ItemFields } from '@portal/contract/money/budgets/budget-items'

/** A field of a line that can be typed in. */
export type Field = keyof ItemFields

/** Fields that contain text. */
export const textFields = ['code', 'name', 'unit', 'accounting_code', 'notes'] as const

/** Fields that contain numbers; `price_minor` in minor units, the rest with at most two decimals. */
export const numberFields = ['amount', 'frequency', 'price_minor', 'load_percentage'] as const

/** Planned, spent, committed and what is left. */
export const sums = ['total_minor', 'spent_minor', 'committed_minor', 'surplus_minor'] as const

/** A sum that is computed, never typed. */
export type Sum = (typeof sums)[number]

/** The columns in their order; the header's text is `columns.<id>`. */
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

/** A column of the table. */
export type ColumnId = (typeof columns)[number]

/** Whether a column contains text. */
export const isText = (id: ColumnId): id is (typeof textFields)[number] => textFields.some(field => field === id)

/** Whether a column is computed. */
export const isSum = (id: ColumnId): id is Sum => sums.some(sum => sum === id)

/** The field that is typed in a column of lines; undefined where the column is computed. */
export const fieldAt = (column: number): Field | undefined => {
  const id = columns[column]
  return id === undefined || isSum(id) ? undefined : id
}
