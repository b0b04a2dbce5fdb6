import type exchangeRates from '../../locales/en/exchange_rates.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the exchange rates. */
export const useRateTexts = textsOf<typeof exchangeRates>('exchange_rates')
