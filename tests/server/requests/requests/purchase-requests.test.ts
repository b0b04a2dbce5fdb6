import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aLine, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const moneyOf = async (id: string) => {
  const { rows } = await portal().database.pool.query(
    'SELECT committed_minor::int AS committed FROM budget_items WHERE id = $1',
    [id],
  )
  return rows[0]?.committed
}
describe('a purchase request', () => {
  test('is added with its totals, and its requester signs first', async () => {
    const line = await aProjectLine(portal(), { code: 'T1' })
    const items = [
      { name: 'Chair', unit: 'piece', quantity: 2.5, unit_price_minor: 333, budget_item_id: line.id, unit_code: 'U1' },
      { name: 'Table', quantity: 1, unit_price_minor: 10_000, budget_item_id: line.id },
    ]
    const added = await addRequest(
      portal(),
      people().requester,
      requestDraft(people(), line, { items, notes: ' soon ' }),
    )
    expect(added).toMatchObject({
      reference: expect.stringMatching(/^PR-\d{4}-\d{4}$/),
      ...{ state: 'pending', revision: 1, total_minor: 10_833, total_usd_minor: null, notes: 'soon' },
      ...{ next_role: 'requested_by', version: 1, to_sign: [{ role: 'requested_by', for: null }] },
      can: { edit: true, hold: false, resume: false, cancel: true, buy: false },
    })
    expect(added.items).toMatchObject([
      { total_price_minor: 833, budget_code: 'T1', unit_code: 'U1', total_usd_minor: null },
      { total_price_minor: 10_000, budget_code: 'T1', unit: null },
    ])
    expect(await auditOf(portal(), 'purchase_requests', added.id)).toEqual(['add'])
    expect(await moneyOf(line.id)).toBe(0)
  })

  test('gets a number without gaps, even if another request is rejected or added concurrently', async () => {
    const line = await aProjectLine(portal())
    const draft = requestDraft(people(), line)
    const add = (body: object) => portal().call('POST', '/purchase_requests', { as: people().requester, body })
    const first = await addRequest(portal(), people().requester, draft)
    const answers = await Promise.all([add(draft), add({ ...draft, required_date: '2020-01-01' }), add(draft)])
    const numbers = answers.flatMap(({ body }) => (body.data ? [Number(body.data.reference.slice(-4))] : [])).sort()
    const before = Number(first.reference.slice(-4))
    expect(numbers).toEqual([before + 1, before + 2])
  })

  test.each([
    [{ required_date: '2020-01-01' }, 'required_date', 'date_past'],
    [{ direct_manager_id: '' }, 'direct_manager_id', 'select_value'],
    [{ direct_manager_id: randomUUID() }, 'direct_manager_id', 'unknown_value'],
    [{ currency: 'eur' }, 'currency', 'currency_differs'],
    [{ project_id: randomUUID() }, 'project_id', 'select_value'],
    [{ items: [] }, 'items', 'field_required'],
    [{ location: 'mars' }, 'location', 'unknown_value'],
    [{ description: ' ' }, 'description', 'field_empty'],
  ])('is rejected with %j', async (given, path, code) => {
    const line = await aProjectLine(portal())
    const body = requestDraft(people(), line, given)
    const answer = await portal().call('POST', '/purchase_requests', { as: people().requester, body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toContainEqual({ path, code })
  })

  test('names the first item that exceeds the surplus of its line, counting all items of the line', async () => {
    const line = await aProjectLine(portal())
    const other = await aLine(portal())
    const item = (budget_item_id: string, price: number) => ({
      name: 'Chair',
      quantity: 1,
      unit_price_minor: price,
      budget_item_id,
    })
    const add = (items: object[], given: object = {}) =>
      portal().call('POST', '/purchase_requests', {
        as: people().requester,
        body: requestDraft(people(), line, { items, ...given }),
      })
    const over = await add([item(line.id, 60_000), item(line.id, 40_001)])
    expect(over.body.errors).toEqual([{ path: 'items.1.total_price_minor', code: 'over_surplus' }])
    expect((await add([item(line.id, 60_000), item(line.id, 40_000)])).status).toBe(200)
    const foreign = await add([item(other.id, 1)])
    expect(foreign.body.errors).toEqual([{ path: 'items.0.budget_item_id', code: 'unknown_value' }])
    expect((await add([item(line.id, 1), item(other.id, 1)], { type: 'multi_project' })).status).toBe(200)
    const core = await add([{ name: 'Paper', quantity: 1, unit_price_minor: 5 }], { type: 'core' })
    expect(core.body.errors).toEqual([{ path: 'items.0.budget_code', code: 'field_required' }])
  })

  test('requires the privilege of its own type', async () => {
    const line = await aProjectLine(portal())
    const as = await staffWith(portal(), 'projects.view_all', 'purchase_requests.add_core')
    const items = [{ name: 'Paper', quantity: 1, unit_price_minor: 5, budget_code: 'CORE', budget_item_id: line.id }]
    const add = (type: string) =>
      portal().call('POST', '/purchase_requests', { as, body: requestDraft(people(), line, { type, items }) })
    expect([(await add('project')).status, (await add('multi_project')).status]).toEqual([403, 403])
    const { project, items: stored } = (await add('core')).body.data
    expect([project, stored[0].budget_item_id, stored[0].budget_code]).toEqual([null, null, 'CORE'])
  })
})
