import { currencies } from '@portal/contract/money'
import { textsOf } from '@portal/ui/texts'
import type names from '../../locales/en/currencies.json'

const useCurrencyTexts = textsOf<typeof names>('currencies')

/** The currencies with their names, to choose from. */
export const useCurrencyChoices = () => {
  const t = useCurrencyTexts()
  return currencies.map(value => ({ value, label: t(value) }))
}
