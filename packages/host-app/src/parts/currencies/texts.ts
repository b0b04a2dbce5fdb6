import { type Currency, currencies } from '@portal/contract/money'
import type names from '../../locales/en/currencies.json'
import { textsOf } from '../../texts/texts-of.tsx'

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
