import { signOf } from '@portal/ui/Money'

/** Header of an amount column with the currency sign that its cells omit. No sign while the currency is loading. */
export const headOf = (words: string, currency: string | undefined): string =>
  currency === undefined ? words : `${words} ${signOf(currency)}`
