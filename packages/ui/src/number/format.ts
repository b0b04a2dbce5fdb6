/** A true minus sign, as wide as a digit. A hyphen is too short to notice in a column. */
export const MINUS = '−'

/** Shown instead of a missing number. */
export const NOTHING = '—'

/**
 * Formats whole units with thousands separators and Western digits: 123450 with two decimals is `1,234.50`. `isShort`
 * drops trailing zeros of the fraction. Returns an empty string for NaN and infinity.
 */
export const formatNumber = (units: number, decimals: number, isShort = false): string => {
  if (!Number.isFinite(units)) return ''
  // Large floating-point numbers format with an exponent. BigInt doesn't.
  const digits = BigInt(Math.round(Math.abs(units)))
    .toString()
    .padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = isShort ? digits.slice(at).replace(/0+$/, '') : digits.slice(at)
  return `${units < 0 && /[1-9]/.test(digits) ? MINUS : ''}${whole}${fraction && `.${fraction}`}`
}

/** Formats for machines: without separators, and with a hyphen for minus. */
export const plainNumber = (units: number, decimals: number): string =>
  formatNumber(units, decimals, true).replaceAll(',', '').replace(MINUS, '-')
