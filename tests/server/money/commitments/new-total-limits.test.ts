import { describe, expect, test } from 'vitest'
import { bought, take } from '../../support/requests/bought.ts'
import { aProjectLine, employmentDraft } from '../../support/requests/requests.ts'
import { useNewTotals } from './new-total-steps.ts'

const { portal, people, clerk, start, post, ask, money, decide, booked, verified } = useNewTotals()

describe('a pending new total', () => {
  test('requires an explanation, an invoice beyond the tolerance, enough surplus, and a day that isn’t in the future', async () => {
    const started = await start()
    expect((await ask(started, 50_000, { explanation: '' })).body.errors).toMatchObject([{ path: 'explanation' }])
    expect((await ask(started, 42_000)).body.code).toBe('transition_refused')
    expect((await ask(started, 230_000)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
    expect((await ask(started, 50_000, { date: '2099-01-01' })).body.errors).toEqual([
      { path: 'date', code: 'date_future' },
    ])
  })

  test('can be neither signed nor posted after its request was cancelled', async () => {
    const started = await start()
    const { body } = await ask(started, 50_000)
    await take(portal(), started.request, 'cancel', people().procurement)
    await take(portal(), started.request, 'cancel', people().accountant)
    expect((await decide(started, people().holder)).body.code).toBe('transition_refused')
    expect((await portal().call('DELETE', `/expenses/new_totals/${body.data.id}`, { as: clerk() })).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 0, committed: 0, surplus: 200_000 })
    expect(await verified()).toEqual([])
  })

  test('starts from the received quantity when the purchase was closed short', async () => {
    const started = await start()
    const items = [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 3 },
    ]
    await take(portal(), started.request, 'receipts', people().requester, { items })
    await take(portal(), started.request, 'short_close', people().procurement)
    expect((await post(started, 21_001)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])
    expect((await post(started, 21_000)).status).toBe(200)
    const { body } = await ask(started, 1000)
    expect(body.data).toMatchObject({ approved_minor: 20_000, most_minor: 21_000, total_minor: 52_000 })
    await decide(started, people().holder)
    expect((await booked(body.data.id)).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 22_000, committed: 30_000, surplus: 148_000 })
    expect(await verified()).toEqual([])
  })

  test('raises the total of an employment request when a salary exceeds it', async () => {
    const line = await aProjectLine(portal(), { price_minor: 200_000 })
    const body = employmentDraft(people(), line)
    const request = await bought(portal(), people(), body, 'employment_requests')
    const started = { line, request, chairs: request.items[0].id, tables: '' }
    expect((await post(started, 60_000)).status).toBe(200)
    const asked = await ask(started, 9000)
    expect(asked.body.data).toMatchObject({ invoiced_minor: 60_000, former_total_minor: 60_000, total_minor: 69_000 })
    expect((await decide(started, people().holder)).status).toBe(200)
    expect((await booked(asked.body.data.id)).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 69_000, committed: 0, surplus: 131_000 })
    expect(await verified()).toEqual([])
  })

  test('can’t bypass the budget holder through a changed row in the database', async () => {
    const started = await start()
    await ask(started, 50_000)
    const { pool } = portal().database
    await pool.query('UPDATE requests SET revision = 2, total_minor = 80000 WHERE id = $1', [started.request.id])
    expect((await decide(started, people().holder)).body.code).toBe('request_altered')
    await pool.query('UPDATE requests SET revision = 1, total_minor = 70000 WHERE id = $1', [started.request.id])
    expect((await decide(started, people().holder)).status).toBe(200)
    // Reverting to the earlier revision is detected as well.
    await pool.query('UPDATE requests SET revision = 1, total_minor = 70000, total_usd_minor = 70000 WHERE id = $1', [
      started.request.id,
    ])
    expect((await verified()).map(({ code }: { code: string }) => code)).toEqual(['request_differs'])
    await pool.query('UPDATE requests SET revision = 2, total_minor = 80000, total_usd_minor = 80000 WHERE id = $1', [
      started.request.id,
    ])
    expect(await verified()).toEqual([])
  })
})
