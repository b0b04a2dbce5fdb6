/** A true minus sign, as wide as the figures; a hyphen is too short to be seen in a column. */
export const MINUS = '−'

/** Shown where there is no figure. */
export const NOTHING = '—'

/**
 * Writes whole units with thousands commas and Western digits: 123450 with two decimals is `1,234.50`. With `isShort`
 * a fraction of zeros is left out. What is no number is written as nothing.
 */
export const formatNumber = (units: number, decimals: number, isShort = false): string => {
  if (!Number.isFinite(units)) return ''
  // Large numbers turn into text with an exponent; large integers do not.
  const digits = BigInt(Math.round(Math.abs(units)))
    .toString()
    .padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = isShort ? digits.slice(at).replace(/0+$/, '') : digits.slice(at)
  return `${units < 0 && /[1-9]/.test(digits) ? MINUS : ''}${whole}${fraction && `.${fraction}`}`
}

/** The same for machines: no commas, and a hyphen for a minus. */
export const plainNumber = (units: number, decimals: number): string =>
  formatNumber(units, decimals, true).replaceAll(',', '').replace(MINUS, '-')
