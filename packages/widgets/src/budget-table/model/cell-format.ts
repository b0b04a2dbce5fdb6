import { formatNumber, plainNumber } from '@portal/ui/number'
import { type ColumnId, isSum } from './columns.ts'

/** Whether a column contains money. */
export const isMoney = (id: ColumnId) => id === 'price_minor' || isSum(id)

/** Numbers are stored in hundredths while they are read and written, so that none is rounded on the way. */
export const DECIMALS = 2

/** Formats a value for its cell; amounts without their currency, which the header has. */
export const formatCell = (id: ColumnId, value: string | number): string => {
  if (typeof value === 'string') return value
  return isMoney(id) ? formatNumber(value, DECIMALS) : formatNumber(Math.round(value * 100), DECIMALS, true)
}

/** The same for other programs: no commas, a hyphen for a minus. */
export const exportCell = (id: ColumnId, value: unknown): string => {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return plainNumber(isMoney(id) ? value : Math.round(value * 100), DECIMALS)
}
