import { signOf } from '@portal/ui/Money'

/** The head of a column of amounts, with the sign that its cells leave out; without a sign until the currency is known. */
export const headOf = (words: string, currency: string | undefined): string =>
  currency === undefined ? words : `${words} ${signOf(currency)}`
