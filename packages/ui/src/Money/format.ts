import { formatNumber, MINUS, NOTHING } from '../number/format.ts'

/** The specification's signs: lira, euro, and the dollar for everything else. */
export const signOf = (currency: string): string => {
  const code = currency.toLowerCase()
  return code === 'tl' ? '₺' : code === 'eur' ? '€' : '$'
}

/** The code of ISO 4217 of what a currency is shown as. */
export const isoOf = (currency: string): string => {
  const code = currency.toLowerCase()
  return code === 'tl' ? 'TRY' : code === 'eur' ? 'EUR' : 'USD'
}

/** Writes minor units (cents) with the currency's sign, two decimals and thousands commas: `₺1,234.50`. */
export const formatMoney = (minor: number, currency: string): string => {
  const figure = formatNumber(minor, 2)
  if (figure === '') return NOTHING
  return figure.startsWith(MINUS) ? `${MINUS}${signOf(currency)}${figure.slice(1)}` : `${signOf(currency)}${figure}`
}
