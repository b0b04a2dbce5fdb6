import { textsOf } from '../../core/texts/texts-of.tsx'
import type exchangeRates from '../../locales/en/exchange_rates.json'

export const useRateTexts = textsOf<typeof exchangeRates>('exchange_rates')
