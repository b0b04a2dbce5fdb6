import { formatNumber, plainNumber } from '@portal/ui/number'
import { type ColumnId, isSum } from './columns.ts'

export const isMoney = (id: ColumnId) => id === 'price_minor' || isSum(id)

/** Numbers other than money have hundredths while read and written, so that none is rounded. */
export const DECIMALS = 2

/** Formats a value for its cell. Amounts omit the currency, because the header shows it. */
export const formatCell = (id: ColumnId, value: string | number): string => {
  if (typeof value === 'string') return value
  return isMoney(id) ? formatNumber(value, DECIMALS) : formatNumber(Math.round(value * 100), DECIMALS, true)
}

/** Formats a value for other programs, without thousands separators and with a hyphen as minus. */
export const exportCell = (id: ColumnId, value: unknown): string => {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return plainNumber(isMoney(id) ? value : Math.round(value * 100), DECIMALS)
}
