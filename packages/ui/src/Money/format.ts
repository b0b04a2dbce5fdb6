import { MINUS, writeFigure } from '../figure/write.ts'

/** The specification's signs: lira, euro, and the dollar for everything else. */
export const signOf = (currency: string): string => {
  const code = currency.toLowerCase()
  return code === 'tl' ? '₺' : code === 'eur' ? '€' : '$'
}

/** Writes minor units (cents) with the currency's sign, two decimals and thousands commas: `₺1,234.50`. */
export const formatMoney = (minor: number, currency: string): string =>
  `${minor < 0 ? MINUS : ''}${signOf(currency)}${writeFigure(Math.abs(minor), 2)}`
