import { currencyNamed } from './currency-named.ts'
import { type AmountText, splitAmount } from './split-amount.ts'

/** Splits an amount of any known currency. */
export const amountText = (text: string): AmountText => splitAmount(text, currencyNamed)
