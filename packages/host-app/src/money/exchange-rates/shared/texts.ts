import { type Currency, currencies } from '@portal/contract/core/fields/money'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type names from '../../../locales/en/currencies.json'

/** Texts of currencies, and of rates between them. */
export const useCurrencyTexts = textsOf<typeof names>('currencies')

/** What a currency is called. */
export const useCurrencyNames = () => {
  const t = useCurrencyTexts()
  return (currency: Currency): string => t(currency)
}

/** The currencies with their names, to choose from. */
export const useCurrencyChoices = () => {
  const t = useCurrencyTexts()
  return currencies.map(value => ({ value, label: t(value) }))
}
