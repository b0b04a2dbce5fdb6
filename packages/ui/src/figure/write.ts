/** A true minus sign, as wide as the figures; a hyphen is too short to be seen in a column. */
export const MINUS = '−'

/**
 * Writes whole units with thousands commas and Western digits: 123450 with two decimals is `1,234.50`. With `isShort`
 * a fraction of zeros is left out.
 */
export const writeFigure = (units: number, decimals: number, isShort = false): string => {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = isShort ? digits.slice(at).replace(/0+$/, '') : digits.slice(at)
  return `${units < 0 ? MINUS : ''}${whole}${fraction && `.${fraction}`}`
}
