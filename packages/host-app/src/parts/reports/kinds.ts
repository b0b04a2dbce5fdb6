import type { Kind } from './report.ts'

/** Whether a value is a month, and not the word that stands for all of them. */
export const isMonth = (value: string): boolean => /^\d{4}-\d\d$/.test(value)

/** Whether values of a kind are written as figures, and so stand under each other by their decimals. */
export const isNumeric = (kind: Kind): boolean => kind !== 'text' && kind !== 'code' && kind !== 'link'
