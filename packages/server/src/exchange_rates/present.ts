import type { ExchangeRate } from '@portal/contract/exchange_rates'
import type { Holder } from '@portal/contract/needs'
import { presentName } from '../access/names.ts'
import { rightsOn } from './rules.ts'
import type { ExchangeRateRow } from './store.ts'

/** A rate with who entered it and what the person may do to it. */
export const presentExchangeRate = (user: Holder, { rate, by }: ExchangeRateRow): ExchangeRate => {
  const { by_user: _, ...fields } = rate
  return { ...fields, created_at: rate.created_at.toISOString(), by: by && presentName(by), can: rightsOn(user) }
}
