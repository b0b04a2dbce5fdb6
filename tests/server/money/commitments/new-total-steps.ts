import { beforeAll } from 'vitest'
import { type Person, type Portal, usePortal } from '../../support/portal.ts'
import { aClerk, bought, moneyOf } from '../../support/requests/bought.ts'
import { aProjectLine, requestDraft, useFivePeople } from '../../support/requests/requests.ts'

/** The fields that all invoices share. */
export const invoice = { date: '2026-01-31', description: 'Chairs with freight', reference: 'INV-7' }

/** The pending new total of a request, or undefined. */
export const waitingOf = async ({ database }: Portal, requestId: string) => {
  const sql = 'SELECT id, revision FROM request_new_totals WHERE request_id = $1'
  const { rows } = await database.pool.query<{ id: string; revision: number }>(sql, [requestId])
  return rows[0]
}

/** Breaks that the check of the signature chain reports. */
export const breaksSeenBy = async (portal: Portal, as: Person): Promise<{ readonly code: string }[]> =>
  (await portal.call('GET', '/signature_chain', { as })).body.data.breaks

/** Actions of clerks and budget holders on invoices beyond the tolerance. */
export const useNewTotals = () => {
  const portal = usePortal()
  const people = useFivePeople(portal)
  let clerk: Person | undefined
  beforeAll(async () => {
    clerk = await aClerk(portal())
  })
  const theClerk = (): Person => {
    if (!clerk) throw new Error('there is no clerk before the tests begin')
    return clerk
  }

  /** Buys chairs for 400.00 and tables for 300.00 on a line of 2,000.00. */
  const start = async (only?: object[]) => {
    const line = await aProjectLine(portal(), { price_minor: 200_000 })
    const item = (name: string, quantity: number) => ({ name, quantity, unit_price_minor: 10_000 })
    const items = (only ?? [item('Chair', 4), item('Table', 3)]).map(one => ({ ...one, budget_item_id: line.id }))
    const request = await bought(portal(), people(), requestDraft(people(), line, { items }))
    const [chairs, tables] = request.items.map(({ id }: { id: string }) => id)
    return { line, request, chairs, tables }
  }

  type Started = Awaited<ReturnType<typeof start>>

  const post = ({ line, chairs }: Started, amount_minor: number, path = '/expenses', more: object = {}) =>
    portal().call('POST', path, {
      as: theClerk(),
      body: { ...invoice, item_id: line.id, request_item_id: chairs, amount_minor, ...more },
    })

  const ask = (started: Started, amount_minor: number, more: object = {}) =>
    post(started, amount_minor, '/expenses/new_totals', { explanation: 'Freight went up', ...more })

  const money = ({ line }: Started) => moneyOf(portal(), line.id)

  const read = async ({ request }: Pick<Started, 'request'>, as = theClerk()) =>
    (await portal().call('GET', `/${request.kind}/${request.id}`, { as })).body.data

  const decide = (
    { request }: Pick<Started, 'request'>,
    as: Person,
    given: { decision: 'sign' | 'reject'; reason?: string; revision?: number } = { decision: 'sign' },
  ) =>
    portal().call('POST', `/${request.kind}/${request.id}/signatures`, {
      as,
      body: {
        ...{ role: 'budget_holder', revision: 2 },
        ...(given.decision === 'sign' && { appearance: { kind: 'typed', text: 'Budget holder' } }),
        ...given,
      },
    })

  const booked = (id: string) => portal().call('POST', `/expenses/new_totals/${id}/post`, { as: theClerk() })

  const verified = async () => breaksSeenBy(portal(), await portal().person('sysadmin'))

  return { portal, people, clerk: theClerk, start, post, ask, money, read, decide, booked, verified }
}
