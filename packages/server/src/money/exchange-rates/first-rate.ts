import type { Currency } from '@portal/contract/core/fields/money'
import type { Orm } from '../../platform/database/index.ts'
import { assignFirstRate } from '../../programmes/projects/store.ts'
import { usdRateOn } from '../usd/rate-on.ts'

/**
 * Gives projects that were made before any rate of their currency was known the one that is valid on a day. Says which
 * rate that is and to how many it went; undefined where none is valid yet.
 */
export const firstRateOn = async (db: Orm, currency: Currency, day: string) => {
  const rate = await usdRateOn(db, currency, day)
  return rate && { id: rate.id, projects: await assignFirstRate(db, currency, rate) }
}
