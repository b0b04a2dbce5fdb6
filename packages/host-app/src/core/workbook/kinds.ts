/** What a value is, which decides how a workbook and how paper writes it. */
export type Kind = 'text' | 'code' | 'link' | 'money' | 'figure' | 'percent' | 'day' | 'month'

/** Money in minor units, days as YYYY-MM-DD, months as YYYY-MM; null where there is nothing to write. */
export type Value = string | number | null

/** A value, for money with what it is worth in dollars where that is known. */
export interface Entry {
  readonly value: Value
  readonly usd?: number | null
}

/** How much a row weighs: sums are emphasised. */
export type Weight = 'line' | 'group' | 'total'

/** Whether a value is a month, and not the word that means all of them. */
export const isMonth = (value: string): boolean => /^\d{4}-\d\d$/.test(value)

/** Whether values of a kind are written as figures, and so aligned by their decimals. */
export const isNumeric = (kind: Kind): boolean => kind !== 'text' && kind !== 'code' && kind !== 'link'
