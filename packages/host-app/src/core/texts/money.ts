import type accountingCodes from '../../locales/en/money/accounting_codes.json'
import type budgets from '../../locales/en/money/budgets.json'
import type commitments from '../../locales/en/money/commitments.json'
import type currencies from '../../locales/en/money/currencies.json'
import type exchangeRates from '../../locales/en/money/exchange_rates.json'
import type expenses from '../../locales/en/money/expenses.json'
import type monitoring from '../../locales/en/money/monitoring.json'
import { portalTextsOf } from './texts-of.tsx'

export const useCodeTexts = portalTextsOf<typeof accountingCodes>('accounting_codes')

export const useBudgetTexts = portalTextsOf<typeof budgets>('budgets')

export const useMonitoringTexts = portalTextsOf<typeof monitoring>('monitoring')

export const useCommitmentTexts = portalTextsOf<typeof commitments>('commitments')

export const useCurrencyTexts = portalTextsOf<typeof currencies>('currencies')

export const useRateTexts = portalTextsOf<typeof exchangeRates>('exchange_rates')

export const useExpenseTexts = portalTextsOf<typeof expenses>('expenses')
