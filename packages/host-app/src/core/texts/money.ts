import type accountingCodes from '../../locales/en/money/accounting_codes.json'
import type budgets from '../../locales/en/money/budgets.json'
import type commitments from '../../locales/en/money/commitments.json'
import type currencies from '../../locales/en/money/currencies.json'
import type exchangeRates from '../../locales/en/money/exchange_rates.json'
import type expenses from '../../locales/en/money/expenses.json'
import type monitoring from '../../locales/en/money/monitoring.json'
import { textsOf } from './texts-of.tsx'

export const useCodeTexts = textsOf<typeof accountingCodes>('accounting_codes')

export const useBudgetTexts = textsOf<typeof budgets>('budgets')

export const useMonitoringTexts = textsOf<typeof monitoring>('monitoring')

export const useCommitmentTexts = textsOf<typeof commitments>('commitments')

export const useCurrencyTexts = textsOf<typeof currencies>('currencies')

export const useRateTexts = textsOf<typeof exchangeRates>('exchange_rates')

export const useExpenseTexts = textsOf<typeof expenses>('expenses')
