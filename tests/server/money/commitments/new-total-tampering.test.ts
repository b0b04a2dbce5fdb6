import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { take } from '../../support/requests/bought.ts'
import { invoice, useNewTotals } from './new-total-steps.ts'

const { portal, people, clerk, start, post, ask, read, decide, booked, verified } = useNewTotals()

type Started = Awaited<ReturnType<typeof start>>

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** Makes a revision the current one, as the budget holder's signature would, or reverts to revision 1. */
const setRevision = async ({ request, chairs }: Started, revision: 1 | 2) => {
  const [total, line, raised] = revision === 2 ? [80_000, 50_000, 10_000] : [70_000, 40_000, null]
  await query(
    `UPDATE requests SET revision = $2, total_minor = $3, total_usd_minor = $3, content_hash = (
       SELECT content_hash FROM request_revisions WHERE request_id = $1 AND number = $2) WHERE id = $1`,
    [request.id, revision, total],
  )
  await query('UPDATE request_items SET total_price_minor = $2, raised_minor = $3 WHERE id = $1', [
    chairs,
    line,
    raised,
  ])
}

const verdict = async ({ request }: Started) => {
  const [row] = await query('SELECT paper_code FROM request_revisions WHERE request_id = $1 AND number = 2', [
    request.id,
  ])
  return (await portal().call('POST', '/request_papers/verify', { body: { code: row.paper_code } })).body.data.verdict
}

describe('a new total applied directly in the database', () => {
  test.each(['unsigned', 'rejected'] as const)('breaks the chain while it is %s', async state => {
    const started = await start()
    await ask(started, 50_000)
    if (state === 'rejected')
      expect((await decide(started, people().holder, { decision: 'reject', reason: 'Not ours' })).status).toBe(200)
    await setRevision(started, 2)
    expect(await verified()).toMatchObject([{ code: 'request_differs', request_id: started.request.id }])
    expect(await verdict(started)).toBe('altered')
    expect((await take(portal(), started.request, 'cancel', people().procurement)).body.code).toBe('request_altered')
    await setRevision(started, 1)
    expect(await verified()).toEqual([])
    expect(await verdict(started)).toBe('unsigned')
  })
})

describe('a pending new total that was altered in the database', () => {
  const alter = (started: Started, change: string) =>
    query(`UPDATE request_new_totals SET ${change} WHERE request_id = $1`, [started.request.id])

  test('can’t be signed by an account whose limit covers only the altered total', async () => {
    const small = await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_100')
    const started = await start()
    await ask(started, 50_000)
    await alter(started, 'total_minor = 100')
    expect((await decide(started, small)).body.code).toBe('request_altered')
    await alter(started, 'total_minor = 80000')
    expect((await decide(started, people().holder)).status).toBe(200)
  })

  test('can’t be signed by the account that requested it', async () => {
    const rights = [
      'budget.edit_expense',
      'projects.view_all',
      'signatures.sign',
      'specials.budget_hold_10000',
    ] as const
    const asker = await staffWith(portal(), ...rights)
    const started = await start()
    const asked = await portal().call('POST', '/expenses/new_totals', {
      as: asker,
      body: {
        ...{ ...invoice, item_id: started.line.id, request_item_id: started.chairs },
        ...{ amount_minor: 50_000, explanation: 'Freight went up' },
      },
    })
    expect(asked.status).toBe(200)
    expect((await decide(started, asker)).body.code).toBe('signature_repeated')
    await alter(started, `barred = '{}'`)
    expect((await decide(started, asker)).body.code).toBe('request_altered')
  })

  test('can’t be signed for another item or another amount', async () => {
    const started = await start()
    await ask(started, 50_000)
    await alter(started, `request_item_id = '${started.tables}'`)
    expect((await decide(started, people().holder)).body.code).toBe('request_altered')
    await alter(started, `request_item_id = '${started.chairs}', amount_minor = 1`)
    expect((await decide(started, people().holder)).body.code).toBe('request_altered')
  })
})

describe('a request that was altered in the database', () => {
  const raise = ({ chairs }: Started, total: number) =>
    query('UPDATE request_items SET total_price_minor = $2 WHERE id = $1', [chairs, total])

  test('takes no invoice', async () => {
    const started = await start()
    await raise(started, 90_000)
    expect((await post(started, 60_000)).body.code).toBe('request_altered')
    await raise(started, 40_000)
    expect((await post(started, 40_000)).status).toBe(200)
  })

  test('keeps its invoices as they are', async () => {
    const started = await start()
    const { id, version } = (await post(started, 10_000)).body.data
    await raise(started, 90_000)
    const edited = {
      ...invoice,
      version,
      item_id: started.line.id,
      request_item_id: started.chairs,
      amount_minor: 60_000,
    }
    const body = { ...edited, why: 'More' }
    expect((await portal().call('PATCH', `/expenses/${id}`, { as: clerk(), body })).body.code).toBe('request_altered')
    await raise(started, 40_000)
  })

  test('takes no invoice that waited for a new total', async () => {
    const started = await start()
    const { id } = (await ask(started, 50_000)).body.data
    expect((await decide(started, people().holder)).status).toBe(200)
    await raise(started, 90_000)
    expect((await booked(id)).body.code).toBe('request_altered')
    await raise(started, 50_000)
    expect((await booked(id)).status).toBe(200)
  })
})

test('rejects the signature of a new total after the purchase was closed short', async () => {
  const started = await start()
  const { body } = await ask(started, 50_000)
  const items = [
    { position: 0, quantity: 2 },
    { position: 1, quantity: 3 },
  ]
  await take(portal(), started.request, 'receipts', people().requester, { items })
  await take(portal(), started.request, 'short_close', people().procurement)
  expect((await decide(started, people().holder)).body.code).toBe('transition_refused')
  expect(await read(started)).toMatchObject({ revision: 1, total_minor: 70_000 })
  await portal().call('DELETE', `/expenses/new_totals/${body.data.id}`, { as: clerk() })
  expect((await ask(started, 50_000)).body.data).toMatchObject({ approved_minor: 20_000, most_minor: 21_000 })
  expect((await decide(started, people().holder, { decision: 'sign', revision: 3 })).status).toBe(200)
  expect(await verified()).toEqual([])
})
