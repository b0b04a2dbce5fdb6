import type { InputOf } from '@portal/contract/endpoint'
import type { listExchangeRates } from '@portal/contract/exchange_rates'
import { eq, sql } from 'drizzle-orm'
import { fullNames } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { rowsOf } from '../platform/database/rows.ts'
import { pageOf } from '../platform/http/page.ts'
import { exchangeRates } from './schema.ts'

const selectRates = (db: Orm) =>
  db
    .select({ rate: exchangeRates, by: { user_id: users.id, ...fullNames } })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.by_user))

/** A rate with who entered it. */
export type ExchangeRateRow = Awaited<ReturnType<typeof selectRates>>[number]

const sorts = { effective_date: { by: sql`effective_date`, kind: 'day' } } as const

/** One page of rates. */
export const pageOfExchangeRates = async (db: Orm, { from, to, ...query }: InputOf<typeof listExchangeRates>) => {
  const where = [from && sql`"from" = ${from}`, to && sql`"to" = ${to}`].filter(one => typeof one === 'object')
  const listing = { from: sql`exchange_rates`, where, sorts, usual: '-effective_date' }
  return pageOf(db, listing, query, { id: exchangeRates.id, select: selectRates, idOf: ({ rate }) => rate.id })
}

const rows = rowsOf(exchangeRates, selectRates)

/** One rate. */
export const findExchangeRate = rows.find

/** Adds a rate and gives its id. */
export const insertExchangeRate = rows.insert

/** Removes a rate of this version; false where it has another. */
export const removeExchangeRate = rows.removeIf
