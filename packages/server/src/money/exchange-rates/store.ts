import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { Currency } from '@portal/contract/core/fields/money'
import type { listExchangeRates } from '@portal/contract/money/exchange-rates/exchange-rates'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { assignFirstRate } from '../../programmes/projects/store.ts'
import { usdRateOn } from '../usd/rate-on.ts'
import { exchangeRates } from './schema.ts'

/** Rates, with who entered each. */
export const exchangeRateStore = storeOf({
  table: exchangeRates,
  select: db =>
    db
      .select({ ...getTableColumns(exchangeRates), by: { user_id: users.id, ...fullNames } })
      .from(exchangeRates)
      .leftJoin(users, eq(users.id, exchangeRates.by_user)),
  sorts: { effective_date: 'day' },
  usual: '-effective_date',
  where: ({ from, to }: InputOf<typeof listExchangeRates>) => [from && sql`"from" = ${from}`, to && sql`"to" = ${to}`],
})

/**
 * Assigns the rate valid on a day to projects that have none. Returns the rate's ID and the number of projects.
 * Undefined if no rate is valid yet.
 */
export const firstRateOn = async (db: Orm, currency: Currency, day: string) => {
  const rate = await usdRateOn(db, currency, day)
  return rate && { id: rate.id, projects: await assignFirstRate(db, currency, rate) }
}
