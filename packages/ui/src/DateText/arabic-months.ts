/** Arabic has two sets of names for the months: of the Levant (أيار), and the international one (مايو). */
export const arabicMonths = ['levantine', 'international'] as const

export type ArabicMonths = (typeof arabicMonths)[number]

const regions: Readonly<Record<ArabicMonths, string>> = { levantine: 'SY', international: 'AE' }

let chosen: ArabicMonths = arabicMonths[0]

/**
 * Sets the month names of all Arabic dates; call it before drawing, since dates on the page are not drawn again. Default:
 * those of the Levant.
 */
export const chooseArabicMonths = (names: ArabicMonths): void => {
  chosen = names
}

/** Arabic with the chosen month names, Western digits and the Gregorian calendar, so that signed paper reads the same. */
export const arabicLocale = (): string => `ar-${regions[chosen]}-u-ca-gregory-nu-latn`
