import type { Currency } from '@portal/contract/core/fields/money'
import type { Orm } from '../../platform/database/index.ts'
import { assignFirstRate } from '../../programmes/projects/store.ts'
import { usdRateOn } from '../usd/rate-on.ts'

/**
 * Assigns the rate valid on a day to projects that have none. Returns the rate's ID and the number of projects.
 * Undefined if no rate is valid yet.
 */
export const firstRateOn = async (db: Orm, currency: Currency, day: string) => {
  const rate = await usdRateOn(db, currency, day)
  return rate && { id: rate.id, projects: await assignFirstRate(db, currency, rate) }
}
