import { currencies } from '@portal/contract/core/fields/money'
import {
  type ExchangeRate,
  exchangeRateEndpoints,
  listWithdrawnRates,
  readPresentRates,
} from '@portal/contract/money/exchange-rates/exchange-rates'
import { presentName } from '../../people/accounts/names.ts'
import type { Context } from '../../platform/http/context.ts'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { refuseImplausible } from '../usd/plausible.ts'
import { usdRateOn } from '../usd/rate-on.ts'
import { reratingRoutes } from './rerating-routes.ts'
import { exchangeRateStore, firstRateOn } from './store.ts'
import { pageOfWithdrawn } from './withdrawn.ts'

/**
 * Number of projects that were pending for a rate like this one and now have one. Future rates apply when their day
 * comes.
 */
const ratedProjects = async ({ db, services }: Context, { from, to }: Pick<ExchangeRate, 'from' | 'to'>) => {
  const [currency] = [from, to].filter(one => one !== 'usd')
  if (!currency || ![from, to].includes('usd')) return 0
  return (await firstRateOn(db, currency, todayOf(services)))?.projects ?? 0
}

/** Dated rates can be added and deleted, but never edited. Documents keep the rate that they took. */
export const exchangeRateRoutes = [
  ...crudRoutes(exchangeRateEndpoints, {
    entity: 'exchange_rates',
    store: exchangeRateStore,
    unique: { constraint: 'exchange_rates_taken', path: 'effective_date', code: 'rate_taken' },
    present: ({ by_user: _, by, ...row }, can) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      by: by && presentName(by),
      can,
    }),
    fields: ({ confirmed: _, ...draft }, { user }) => ({ ...draft, by_user: user.id }),
    afterAdd: async (draft, context) => {
      const confirmed = await refuseImplausible(context.db, draft, { confirmed: draft.confirmed, isListed: true })
      const projects = await ratedProjects(context, draft)
      return { ...(projects > 0 && { projects }), ...confirmed }
    },
    beforeDelete: async ({ id }, { db }) => {
      const { from, to, rate, effective_date, source } = orNotFound(await exchangeRateStore.find(db, id))
      return { from, to, rate, effective_date, source }
    },
  }),

  handle(readPresentRates, async (_, { db, services }) => {
    const data = []
    for (const currency of currencies) {
      if (currency === 'usd') continue
      const { rate, effective_date } = (await usdRateOn(db, currency, todayOf(services))) ?? {}
      data.push({ currency, rate: rate ?? null, effective_date: effective_date ?? null })
    }
    return { data }
  }),

  ...reratingRoutes,

  handle(listWithdrawnRates, (query, { db }) => pageOfWithdrawn(db, query)),
]
