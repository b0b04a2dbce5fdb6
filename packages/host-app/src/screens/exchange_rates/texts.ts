import { textsOf } from '@portal/ui/texts'
import type exchangeRates from '../../locales/en/exchange_rates.json'

/** Texts of the exchange rates. */
export const useRateTexts = textsOf<typeof exchangeRates>('exchange_rates')
