import type { Currency } from '@portal/contract/core/fields/money'
import { contradictions, type RatesNear } from '@portal/contract/money/exchange-rates/rate-rules'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { ratesNear } from './rates-near.ts'

interface EnteredRate {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
  readonly effective_date: string
}

interface Entering {
  /** True if the person has confirmed an implausible rate. */
  readonly confirmed: boolean | undefined
  /** True if this transaction has already inserted the rate, so that it isn't compared with itself. */
  readonly isListed: boolean
}

/**
 * Rejects an implausible rate until the person confirms it. Returns the rates that a confirmed one
 * contradicts, for the audit. Every manually entered rate goes through here.
 */
export const refuseImplausible = async (
  db: Orm,
  { from, to, rate, effective_date }: EnteredRate,
  { confirmed, isListed }: Entering,
): Promise<{ readonly confirmed_against?: RatesNear }> => {
  const doubts = contradictions(rate, await ratesNear(db, { from, to, effective_date }, isListed))
  if (Object.values(doubts).every(doubt => doubt === null)) return {}
  if (!confirmed) throw refuse('rate_implausible', { data: { from, to, rate, ...doubts } })
  return { confirmed_against: doubts }
}
