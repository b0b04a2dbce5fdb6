/** Arabic has two sets of month names: Levantine (أيار) and international (مايو). */
export const arabicMonths = ['levantine', 'international'] as const

export type ArabicMonths = (typeof arabicMonths)[number]

const regions: Readonly<Record<ArabicMonths, string>> = { levantine: 'SY', international: 'AE' }

let chosen: ArabicMonths = arabicMonths[0]

/**
 * Sets the month names of all Arabic dates. Call it before the first render, because rendered dates don't update.
 * Default: Levantine.
 */
export const chooseArabicMonths = (names: ArabicMonths): void => {
  chosen = names
}

/** Chosen month names, Western digits, and the Gregorian calendar, so that dates match signed documents. */
export const arabicLocale = (): string => `ar-${regions[chosen]}-u-ca-gregory-nu-latn`
