import { formatNumber, MINUS, NOTHING } from '../number/format.ts'

/** The signs in the specification: lira, euro, and the dollar for everything else. */
export const signOf = (currency: string): string => {
  const code = currency.toLowerCase()
  return code === 'tl' ? '₺' : code === 'eur' ? '€' : '$'
}

/** The ISO 4217 code for the displayed currency. */
export const isoOf = (currency: string): string => {
  const code = currency.toLowerCase()
  return code === 'tl' ? 'TRY' : code === 'eur' ? 'EUR' : 'USD'
}

/** Formats minor units (cents) with a currency sign, two decimals, and thousands separators: `₺1,234.50`. */
export const formatMoney = (minor: number, currency: string): string => {
  const figure = formatNumber(minor, 2)
  if (figure === '') return NOTHING
  return figure.startsWith(MINUS) ? `${MINUS}${signOf(currency)}${figure.slice(1)}` : `${signOf(currency)}${figure}`
}
