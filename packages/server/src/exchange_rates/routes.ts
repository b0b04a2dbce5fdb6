import {
  addExchangeRate,
  deleteExchangeRate,
  type ExchangeRate,
  listExchangeRates,
  readPresentRates,
} from '@portal/contract/exchange_rates'
import { currencies } from '@portal/contract/money'
import { auditOf } from '../platform/audit.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { withUniqueField } from '../platform/http/unique-violation.ts'
import { usdRateOn } from '../usd/rate-on.ts'
import { firstRateOn } from './first-rate.ts'
import { presentExchangeRate } from './present.ts'
import { findExchangeRate, insertExchangeRate, pageOfExchangeRates, removeExchangeRate } from './store.ts'

const present = async ({ db, user }: Context, id: string) =>
  presentExchangeRate(user, orNotFound(await findExchangeRate(db, id)))

const audit = auditOf('exchange_rates')

const ONE_A_DAY = { constraint: 'exchange_rates_taken', path: 'effective_date', code: 'rate_taken' } as const

/** How many projects have waited for a rate like this one, if it holds already; those of a later day take it then. */
const ratedProjects = async ({ db, services }: Context, { from, to }: Pick<ExchangeRate, 'from' | 'to'>) => {
  const [currency] = [from, to].filter(one => one !== 'usd')
  if (!currency || ![from, to].includes('usd')) return 0
  return (await firstRateOn(db, currency, todayOf(services)))?.projects ?? 0
}

/** Dated rates: added and taken back, never changed, each in the audit; documents keep theirs (decision 20). */
export const exchangeRateRoutes = [
  handle(listExchangeRates, async (query, { db, user }) => {
    const page = await pageOfExchangeRates(db, query)
    return { ...page, data: page.data.map(row => presentExchangeRate(user, row)) }
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

  handle(addExchangeRate, async (draft, context) => {
    const fields = { ...draft, by_user: context.user.id }
    const id = await withUniqueField(ONE_A_DAY, () => insertExchangeRate(context.db, fields))
    const projects = await ratedProjects(context, draft)
    await audit(context, 'add', id, projects > 0 ? { projects } : {})
    return { data: await present(context, id) }
  }),

  handle(deleteExchangeRate, async ({ id, version }, context) => {
    if (!(await removeExchangeRate(context.db, { id, version })))
      throw refuse('changed_meanwhile', { data: await present(context, id) })
    await audit(context, 'delete', id)
    return DONE
  }),
]
