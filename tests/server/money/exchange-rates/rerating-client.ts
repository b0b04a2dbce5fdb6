import { beforeAll } from 'vitest'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { importClientOf } from '../imports/import-client.ts'

/** The part of a preview that a confirmation sends back. */
export interface Offer {
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly shown: string
}

/** Builds the confirmation of an offer. */
export const confirmed = ({ kind, from, to, shown }: Offer) => ({
  ...{ kind, from, to, shown },
  reason: 'The bank corrected it',
})

/** Opens a portal with a person who enters, withdraws, and corrects rates. Use the result only inside tests. */
export const useRerating = () => {
  const portal = usePortal()
  let as: Person | undefined
  beforeAll(async () => {
    as = await portal().person('sysadmin')
  })
  const person = () => {
    if (!as) throw new Error('there is nobody before the tests begin')
    return as
  }
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who = person()) => {
    const answer = await portal().call(method, path, { as: who, ...(body && { body }) })
    return { status: answer.status, code: answer.body.code, errors: answer.body.errors, data: answer.body.data }
  }
  const addRate = async (rate: number, effective_date: string, pair: object = { from: 'tl', to: 'usd' }) =>
    (await call('POST', '/exchange_rates', { ...pair, rate, effective_date, source: 'Bank', confirmed: true })).data
  const withdraw = ({ id }: { id: string }) => call('DELETE', `/exchange_rates/${id}`, { version: 1 })
  const reratings = async (who?: Person) => (await call('GET', '/exchange_rates/reratings', undefined, who)).data
  const rerate = async (given: object = {}, who?: Person) => {
    const [offer] = await reratings()
    return call('POST', '/exchange_rates/reratings', { ...confirmed(offer), ...given }, who)
  }
  /** Creates a line in a new project of two years. */
  const aLineIn = async (currency: string, price_minor = 100_000) => {
    const days = { start_date: '2025-01-01', end_date: '2026-12-31' }
    const project = await aProject(portal(), { currency, ...days }, person())
    const category = await aCategory(portal(), { project_id: project.id }, person())
    const line = await aLine(portal(), { category_id: category.id, price_minor }, person())
    return { id: String(line.id), code: String(line.code), project_id: String(project.id) }
  }
  /** Imports expenses, converted at the rate of their day. */
  const imported = async (project_id: string, rows: readonly string[]) => {
    const client = importClientOf(portal(), person())
    const bytes = Buffer.from(['Item code,Date,Amount,Description', ...rows].join('\n'))
    const file = await client.sent(project_id, 'expenses', bytes)
    const { status, body } = await client.apply(file, undefined, { with_conversion: true })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  /** Stores the paid amount of an expense and the rate that converted it. */
  const paid = (id: string, currency: string, minor: number, rate: number) =>
    portal().database.pool.query(
      'UPDATE expenses SET original_currency = $2, original_minor = $3, original_rate = $4 WHERE id = $1',
      [id, currency, minor, rate],
    )
  const moneyOf = async (lineId: string) => {
    const { rows } = await portal().database.pool.query(
      `SELECT spent_minor::int AS spent, committed_minor::int AS committed,
         (SELECT coalesce(sum(amount_minor), 0)::int FROM expenses WHERE item_id = $1) AS expenses
       FROM budget_items WHERE id = $1`,
      [lineId],
    )
    return rows[0]
  }
  return { portal, person, call, addRate, withdraw, reratings, rerate, aLineIn, imported, paid, moneyOf }
}
