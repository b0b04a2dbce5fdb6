import type accountingCodes from '../../locales/en/accounting_codes.json'
import type budgets from '../../locales/en/budgets.json'
import type commitments from '../../locales/en/commitments.json'
import type currencies from '../../locales/en/currencies.json'
import type exchangeRates from '../../locales/en/exchange_rates.json'
import type expenses from '../../locales/en/expenses.json'
import type monitoring from '../../locales/en/monitoring.json'
import { textsOf } from './texts-of.tsx'

export const useCodeTexts = textsOf<typeof accountingCodes>('accounting_codes')

export const useBudgetTexts = textsOf<typeof budgets>('budgets')

export const useMonitoringTexts = textsOf<typeof monitoring>('monitoring')

export const useCommitmentTexts = textsOf<typeof commitments>('commitments')

export const useCurrencyTexts = textsOf<typeof currencies>('currencies')

export const useRateTexts = textsOf<typeof exchangeRates>('exchange_rates')

export const useExpenseTexts = textsOf<typeof expenses>('expenses')
