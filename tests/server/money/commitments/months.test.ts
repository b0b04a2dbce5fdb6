import { beforeAll, describe, expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aClerk, bought, moneyOf, take } from '../../support/requests/bought.ts'
import { aProjectLine, employmentDraft, requestDraft, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)
let clerk: Person

beforeAll(async () => {
  clerk = await aClerk(portal())
})

interface Line {
  readonly id: string
  readonly project_id: string
}

const post = (line: Line, request_item_id: string, amount_minor: number, given: object = {}) =>
  portal().call('POST', '/expenses', {
    as: clerk,
    body: { item_id: line.id, request_item_id, amount_minor, date: '2026-01-31', description: 'Invoice', ...given },
  })

const money = (line: Line) => moneyOf(portal(), line.id)

const read = async (path: string) => (await portal().call('GET', path, { as: clerk })).body.data

/** Buys chairs for 400.00, tables for 300.00, and a board for 200.00 on one line of 1,000.00. */
const furniture = async () => {
  const line = await aProjectLine(portal())
  const item = (name: string, quantity: number, unit_price_minor: number) => ({
    ...{ name, quantity, unit_price_minor, budget_item_id: line.id },
  })
  const items = [item('Chair', 4, 10_000), item('Table', 3, 10_000), item('Board', 1, 20_000)]
  const request = await bought(portal(), people(), requestDraft(people(), line, { items }))
  const [chairs, tables, board] = request.items.map(({ id }: { id: string }) => id)
  return { line, request, chairs, tables, board }
}

describe('a purchase from order to payment', () => {
  test('is drawn down by its invoices, closed short of missing items, and completed', async () => {
    const { line, request, chairs, tables, board } = await furniture()
    expect(await money(line)).toEqual({ spent: 0, committed: 90_000, surplus: 10_000 })
    expect((await post(line, chairs, 16_000)).status).toBe(200)
    expect(await money(line)).toEqual({ spent: 16_000, committed: 74_000, surplus: 10_000 })
    // Pays the remaining 240.00 and freight, 3% above the approved total.
    expect((await post(line, chairs, 25_200)).status).toBe(200)
    expect(await money(line)).toEqual({ spent: 41_200, committed: 50_000, surplus: 8800 })
    expect((await post(line, chairs, 801)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])

    const items = [
      { position: 0, quantity: 4 },
      { position: 1, quantity: 3 },
    ]
    await take(portal(), request, 'receipts', people().requester, { items })
    const closed = await take(portal(), request, 'short_close', people().procurement)
    expect(closed.body.data.state).toBe('delivered')
    expect(await money(line)).toEqual({ spent: 41_200, committed: 30_000, surplus: 28_800 })
    expect((await post(line, tables, 29_000)).status).toBe(200)
    const completed = await take(portal(), request, 'complete', clerk)
    expect(completed.body.data).toMatchObject({
      ...{ state: 'delivered', completed_at: expect.any(String), commitments: [] },
      items: [
        { invoiced_minor: 41_200, open_minor: 0, most_minor: 42_000 },
        { invoiced_minor: 29_000, open_minor: 0, most_minor: 31_500 },
        { invoiced_minor: 0, open_minor: 0 },
      ],
      can: { post_expense: false, complete: false, reopen: true },
    })
    expect(await money(line)).toEqual({ spent: 70_200, committed: 0, surplus: 29_800 })
    expect((await post(line, board, 1)).body.errors).toEqual([{ path: 'request_item_id', code: 'request_closed' }])
  })

  test('returns the same surplus in the budget, its totals, its categories, and the request form', async () => {
    const { line, chairs } = await furniture()
    await post(line, chairs, 16_000)
    const { items, totals, categories } = await read(`/projects/${line.project_id}/budget`)
    const { body: listed } = await portal().call('GET', `/commitments?project_id=${line.project_id}`, { as: clerk })
    expect([listed.sum_minor, listed.total, totals.committed_minor]).toEqual([74_000, 3, 74_000])
    expect([items[0], totals, categories[0]].map(({ surplus_minor }) => surplus_minor)).toEqual([
      10_000, 10_000, 10_000,
    ])
    const { body } = await portal().call('GET', `/purchase_requests/lines?currency=usd&project_id=${line.project_id}`, {
      as: people().requester,
    })
    expect(body.data.lines).toMatchObject([{ id: line.id, surplus_minor: 10_000 }])
  })

  test('offers the request items that accept invoices, with approved, invoiced, and open amounts', async () => {
    const { line, request, chairs, tables, board } = await furniture()
    const { body } = await post(line, chairs, 16_000)
    const path = `/expenses/request_lines?item_id=${line.id}`
    const about = { request: { id: request.id, kind: 'purchase_requests', reference: request.reference } }
    const chair = { ...about, id: chairs, name: 'Chair', approved_minor: 40_000, most_minor: 42_000 }
    const others = [
      { ...about, id: tables, name: 'Table', approved_minor: 30_000, most_minor: 31_500 },
      { ...about, id: board, name: 'Board', approved_minor: 20_000, most_minor: 21_000 },
    ].map(one => ({ ...one, invoiced_minor: 0, open_minor: one.approved_minor }))
    expect(await read(path)).toEqual([{ ...chair, invoiced_minor: 16_000, open_minor: 24_000 }, ...others])
    const without = await read(`${path}&expense_id=${body.data.id}`)
    expect(without).toEqual([{ ...chair, invoiced_minor: 0, open_minor: 40_000 }, ...others])
    expect(body.data).toMatchObject({ reference: request.reference, request_line: { ...about, id: chairs } })
    await take(portal(), request, 'cancel', people().procurement)
    await take(portal(), request, 'cancel', people().accountant)
    expect(await read(path)).toEqual([])
    // The expense can keep its own item after the request was cancelled.
    expect(await read(`${path}&expense_id=${body.data.id}`)).toMatchObject([{ id: chairs, open_minor: 0 }])
    expect(await money(line)).toEqual({ spent: 16_000, committed: 0, surplus: 84_000 })
  })
})

describe('a filled employment request', () => {
  const filled = async (price_minor: number) => {
    const line = await aProjectLine(portal(), { price_minor })
    const body = employmentDraft(people(), line, { posts: 1, months: 12, monthly_cost_minor: 5000 })
    const request = await bought(portal(), people(), body, 'employment_requests')
    return { line, request, post: request.items[0].id }
  }

  test('covers its salaries even if its budget line has no surplus', async () => {
    const { line, request, post: place } = await filled(60_000)
    expect(await money(line)).toEqual({ spent: 0, committed: 60_000, surplus: 0 })
    for (let month = 1; month <= 12; month++) {
      const given = { description: `Salary ${month}`, reason: 'As agreed', date: '2026-01-31' }
      expect((await post(line, place, 5000, given)).status).toBe(200)
      expect(await money(line)).toEqual({ spent: month * 5000, committed: 60_000 - month * 5000, surplus: 0 })
    }
    const { events } = (await portal().call('GET', `/employment_requests/${request.id}`, { as: clerk })).body.data
    expect(events.filter(({ kind }: { kind: string }) => kind === 'post_expense')).toHaveLength(12)
  })

  test('releases its remaining amount when it is completed, and commits it again when it is reopened', async () => {
    const { line, request, post: place } = await filled(65_000)
    for (let month = 1; month <= 8; month++) await post(line, place, 5000)
    expect((await take(portal(), request, 'complete', people().requester)).body.code).toBe('privilege_missing')
    const completed = await take(portal(), request, 'complete', clerk)
    expect(completed.body.data).toMatchObject({ state: 'bought', events: expect.anything() })
    expect(await money(line)).toEqual({ spent: 40_000, committed: 0, surplus: 25_000 })
    expect((await post(line, place, 5000)).body.errors).toEqual([{ path: 'request_item_id', code: 'request_closed' }])
    expect((await take(portal(), request, 'complete', clerk)).body.code).toBe('transition_refused')
    await anExpense(portal(), { item_id: line.id, amount_minor: 6000 })
    // The surplus is 190.00, but reopening would commit 200.00.
    const refused = await take(portal(), request, 'reopen', clerk)
    expect(refused.body.errors).toEqual([{ path: 'items.0.total_price_minor', code: 'over_surplus' }])
    await portal().database.pool.query('UPDATE budget_items SET total_minor = total_minor + 1000 WHERE id = $1', [
      line.id,
    ])
    expect((await take(portal(), request, 'reopen', clerk)).status).toBe(200)
    expect(await money(line)).toEqual({ spent: 46_000, committed: 20_000, surplus: 0 })
  })
})
