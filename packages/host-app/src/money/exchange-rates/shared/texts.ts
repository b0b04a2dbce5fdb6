import { type Currency, currencies } from '@portal/contract/core/fields/money'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type names from '../../../locales/en/currencies.json'

export const useCurrencyTexts = textsOf<typeof names>('currencies')

export const useCurrencyNames = () => {
  const t = useCurrencyTexts()
  return (currency: Currency): string => t(currency)
}

/** Currencies as options with their names. */
export const useCurrencyChoices = () => {
  const t = useCurrencyTexts()
  return currencies.map(value => ({ value, label: t(value) }))
}
