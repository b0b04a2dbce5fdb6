import { currencies } from '@portal/contract/money'
import type names from '../../locales/en/currencies.json'
import { textsOf } from '../../texts/texts-of.tsx'

const useCurrencyTexts = textsOf<typeof names>('currencies')

/** The currencies with their names, to choose from. */
export const useCurrencyChoices = () => {
  const t = useCurrencyTexts()
  return currencies.map(value => ({ value, label: t(value) }))
}
