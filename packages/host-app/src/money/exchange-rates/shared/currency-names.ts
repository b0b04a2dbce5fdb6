import { type Currency, currencies } from '@portal/contract/core/fields/money'
import { useCurrencyTexts } from '../../../core/texts/money.ts'

export const useCurrencyNames = () => {
  const t = useCurrencyTexts()
  return (currency: Currency): string => t(currency)
}

/** Currencies as options with their names. */
export const useCurrencyChoices = () => {
  const t = useCurrencyTexts()
  return currencies.map(value => ({ value, label: t(value) }))
}
