import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listExchangeRates } from '@portal/contract/money/exchange-rates/exchange-rates'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
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
