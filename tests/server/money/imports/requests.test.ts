import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { bought, moneyOf, take } from '../../support/requests/bought.ts'
import { aProjectLine, employmentDraft, useFivePeople } from '../../support/requests/requests.ts'
import { expensesOf, importClientOf } from './import-client.ts'

const portal = usePortal()
const people = useFivePeople(portal)
let root: Person

beforeAll(async () => {
  root = await portal().person('sysadmin')
})

/** Fills a post of three months at 100.00 on a line of 1,000.00, and uploads two salaries and a fee. */
const start = async (requester = people().requester) => {
  const line = await aProjectLine(portal(), { price_minor: 100_000 })
  const asked = { ...people(), requester }
  const body = employmentDraft(asked, line, { posts: 1, months: 3, monthly_cost_minor: 10_000 })
  const request = await bought(portal(), asked, body, 'employment_requests')
  const { rows } = await portal().database.pool.query('SELECT code FROM budget_items WHERE id = $1', [line.id])
  const client = importClientOf(portal(), root)
  const code = String(rows[0].code)
  const salaries = ['2026-01-31,100,Salary of January', '2026-02-28,104,Salary of February', '2026-02-28,7,Bank fee']
  const file = await client.sent(line.project_id, 'expenses', expensesOf(...salaries.map(row => `${code},${row}`)))
  const place: string = request.items[0].id
  return { line, request, place, client, file, code }
}

type Started = Awaited<ReturnType<typeof start>>

const money = ({ line }: Started) => moneyOf(portal(), line.id)

const apply = ({ client, file }: Started, request_links: object[]) => client.apply(file, undefined, { request_links })

describe('an imported expense', () => {
  test('is linked to no request by default, while the preview offers open requests', async () => {
    const started = await start()
    const { request_lines, rows } = await started.client.preview(started.file)
    expect(request_lines).toEqual([
      expect.objectContaining({
        ...{ id: started.place, open_minor: 30_000, left_minor: 30_000, most_minor: 31_500, rows: 0 },
        request: { id: started.request.id, kind: 'employment_requests', reference: started.request.reference },
        item: { id: started.line.id, code: started.code },
      }),
    ])
    expect(rows.map(({ request_item_id }: { request_item_id: string | null }) => request_item_id)).toEqual([
      null,
      null,
      null,
    ])
    expect((await apply(started, [])).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 21_100, committed: 30_000, surplus: 48_900 })
  })

  test('draws down the commitment of its request, when all rows of a line except one are linked', async () => {
    const started = await start()
    const { place, client, file, line } = started
    const links = [{ request_item_id: place }, { request_item_id: null, rows: [4] }]
    const { request_lines, rows } = await client.preview(file, { request_links: links })
    expect(request_lines).toMatchObject([{ rows: 2, open_minor: 30_000, left_minor: 9600 }])
    expect(rows.map(({ request_item_id }: { request_item_id: string | null }) => request_item_id)).toEqual([
      place,
      place,
      null,
    ])
    expect((await apply(started, links)).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 21_100, committed: 9600, surplus: 69_300 })
    const { body } = await portal().call('GET', `/expenses?project_id=${line.project_id}&sort=date`, { as: root })
    expect(body.data).toMatchObject([
      { description: 'Salary of January', reference: started.request.reference, request_line: { id: place } },
      { amount_minor: expect.any(Number) },
      { amount_minor: expect.any(Number) },
    ])
    const { events } = (await portal().call('GET', `/employment_requests/${started.request.id}`, { as: root })).body
      .data
    expect(events).toMatchObject([{ kind: 'buy' }, { kind: 'post_expense', text: 'budget.xlsx' }])
    // Deleting an imported expense restores the commitment.
    for (const { id, version } of body.data.filter((row: { request_line: object | null }) => row.request_line))
      await portal().call('DELETE', `/expenses/${id}`, { as: root, body: { version, reason: 'Wrong file' } })
    expect(await money(started)).toEqual({ spent: 700, committed: 30_000, surplus: 69_300 })
  })

  test('is never an invoice of a request by the person who imports', async () => {
    const started = await start(root)
    const { client, file, place } = started
    expect((await client.preview(file)).request_lines).toEqual([])
    const { body } = await client.apply(file, undefined, { request_links: [{ request_item_id: place, rows: [2] }] })
    expect(body.errors).toEqual([{ path: expect.stringMatching(/^rows\.2\b/), code: 'own_subject' }])
    expect(await money(started)).toEqual({ spent: 0, committed: 30_000, surplus: 70_000 })
  })

  test('is rejected beyond the approved amount, and then nothing is imported', async () => {
    const started = await start()
    const { client, line, code, place } = started
    const rows = Array.from({ length: 4 }, (_, at) => `${code},2026-01-0${at + 1},90,Salary ${at}`)
    const file = await client.sent(line.project_id, 'expenses', expensesOf(...rows))
    const { body } = await client.apply(file, undefined, { request_links: [{ request_item_id: place }] })
    expect(body.errors).toEqual([{ path: 'rows.5.amount', code: 'over_approved' }])
    expect(await money(started)).toEqual({ spent: 0, committed: 30_000, surplus: 70_000 })
    // Without its link, the fourth row is an ordinary expense.
    const links = [{ request_item_id: place }, { request_item_id: null, rows: [5] }]
    expect((await client.apply(file, undefined, { request_links: links })).status).toBe(200)
    expect(await money(started)).toEqual({ spent: 36_000, committed: 3000, surplus: 61_000 })
  })

  test('uses its request’s commitment even if the budget line has no surplus', async () => {
    const line = await aProjectLine(portal(), { price_minor: 30_000 })
    const body = employmentDraft(people(), line, { posts: 1, months: 3, monthly_cost_minor: 10_000 })
    const request = await bought(portal(), people(), body, 'employment_requests')
    const { rows } = await portal().database.pool.query('SELECT code FROM budget_items WHERE id = $1', [line.id])
    const client = importClientOf(portal(), root)
    const salaries = [1, 2, 3].map(month => `${rows[0].code},2026-0${month}-01,100,Salary ${month}`)
    const file = await client.sent(line.project_id, 'expenses', expensesOf(...salaries))
    expect((await client.apply(file)).body.errors).toMatchObject([{ code: 'over_surplus' }, {}, {}])
    const links = [{ request_item_id: request.items[0].id, rows: [2, 3, 4] }]
    expect((await client.apply(file, undefined, { request_links: links })).status).toBe(200)
    expect(await moneyOf(portal(), line.id)).toEqual({ spent: 30_000, committed: 0, surplus: 0 })
  })

  test('is rejected when its request is completed or belongs to another budget line', async () => {
    const started = await start()
    const other = await start()
    const bad = [2, 3, 4].map(row => ({ path: `rows.${row}`, code: 'request_closed' }))
    const named = [{ request_item_id: other.place, rows: [2, 3, 4] }]
    expect((await apply(started, named)).body.errors).toEqual(bad)
    await take(portal(), started.request, 'complete', root)
    expect((await started.client.preview(started.file)).request_lines).toEqual([])
    for (const closed of [{ request_item_id: started.place, rows: [2, 3, 4] }, { request_item_id: started.place }])
      expect((await apply(started, [closed])).body.errors).toEqual(bad)
  })
})
