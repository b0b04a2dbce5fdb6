/** The kind of a value, which decides its format in workbooks and on paper. */
export type CellKind = 'text' | 'code' | 'link' | 'money' | 'figure' | 'percent' | 'day' | 'month'

/** Money in minor units, days as YYYY-MM-DD, months as YYYY-MM. Null leaves the cell empty. */
export type Value = string | number | null

/** A value. Money may have its amount in dollars, null if unknown. */
export interface CellEntry {
  readonly value: Value
  readonly usd?: number | null
}

/** The emphasis of a row. Sums are bold. */
export type Weight = 'line' | 'group' | 'total'

/** Whether a value is a month rather than the word for all months. */
export const isMonth = (value: string): boolean => /^\d{4}-\d\d$/.test(value)

/** Whether a kind is numeric, and so right-aligned. */
export const isNumeric = (kind: CellKind): boolean => kind !== 'text' && kind !== 'code' && kind !== 'link'
