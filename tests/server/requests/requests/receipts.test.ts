import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import {
  addRequest,
  aProjectLine,
  type People,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const read = async (id: string) =>
  (await portal().call('GET', `/purchase_requests/${id}`, { as: people().requester })).body.data

/** Performs a step with the current version of the request. */
const act = async (id: string, name: string, as: Person, body: object = {}) => {
  const { version } = await read(id)
  return portal().call('POST', `/purchase_requests/${id}/${name}`, { as, body: { version, ...body } })
}

const bought = async (own: People = people()) => {
  const line = await aProjectLine(portal())
  const items = [
    { name: 'Chair', unit: 'piece', quantity: 2.5, unit_price_minor: 10_000, budget_item_id: line.id },
    { name: 'Table', quantity: 1, unit_price_minor: 5000, budget_item_id: line.id },
  ]
  const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
  await signAll(portal(), request, own)
  const answer = await act(request.id, 'buy', own.procurement)
  expect(answer.status).toBe(200)
  return { id: request.id, line }
}

const came = (...items: readonly (readonly [position: number, quantity: number])[]) => ({
  items: items.map(([position, quantity]) => ({ position, quantity })),
})

describe('a bought request', () => {
  test('is received in parts, and becomes delivered with the last one', async () => {
    const { id } = await bought()
    const first = await act(id, 'receipts', people().requester, { ...came([0, 1.2]), note: 'By lorry' })
    expect(first.body.data).toMatchObject({
      ...{ state: 'bought', items: [{ received: 1.2 }, { received: 0 }] },
      receipts: [
        { number: 1, note: 'By lorry', by: { id: people().requester.id }, items: [{ position: 0, quantity: 1.2 }] },
      ],
    })
    const officer = await staffWith(portal(), 'specials.operations_officer_syria')
    const last = await act(id, 'receipts', officer, came([1, 1], [0, 1.3]))
    expect(last.body.data).toMatchObject({ state: 'delivered', items: [{ received: 2.5 }, { received: 1 }] })
    expect(last.body.data.receipts.map(({ number, by }: Receipt) => [number, by.id])).toEqual([
      [1, people().requester.id],
      [2, officer.id],
    ])
    expect((await act(id, 'receipts', officer, came([0, 1]))).body.code).toBe('transition_refused')
    expect(await auditOf(portal(), 'purchase_requests', id)).toEqual(expect.arrayContaining(['receive', 'deliver']))
  })

  test.each([
    [came([0, 2.51]), 'items.0.quantity', 'value_too_large'],
    [came([0, 1.5], [0, 1.01]), 'items.1.quantity', 'value_too_large'],
    [came([2, 1]), 'items.0.position', 'unknown_value'],
    [came([0, 0]), 'items.0.quantity', 'value_zero'],
    [{ items: [] }, 'items', 'field_required'],
  ])('rejects a receipt with %j', async (body, path, code) => {
    const { id } = await bought()
    const answer = await act(id, 'receipts', people().requester, body)
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
    expect((await read(id)).receipts).toEqual([])
  })

  test('can’t be received by people who signed for procurement or delegated that, not even by a system administrator', async () => {
    const procurement = await delegatorWith(portal(), 'procurement_officer_syria', 'operations_officer_syria')
    const own = await bought({ ...people(), procurement })
    expect((await act(own.id, 'receipts', procurement, came([0, 1]))).body.code).toBe('privilege_missing')

    const root = await portal().person('sysadmin')
    await delegated(portal(), procurement, root, [0, 1])
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    await signAll(portal(), request, people(), 3)
    await sign(portal(), request, root, 'procurement_department', { for_id: procurement.id })
    await sign(portal(), request, people().accountant, 'accounting_department')
    await act(request.id, 'buy', people().procurement)
    for (const as of [root, procurement])
      expect((await act(request.id, 'receipts', as, came([0, 1]))).body.code).toBe('privilege_missing')
    const director = await portal().person('project_director')
    expect((await act(request.id, 'receipts', director, came([0, 1]))).status).toBe(200)
  })

  test('accepts one of several concurrent receipts, and none before the purchase', async () => {
    const { id } = await bought()
    const { version } = await read(id)
    const body = { version, ...came([0, 2.5]) }
    const call = () => portal().call('POST', `/purchase_requests/${id}/receipts`, { as: people().requester, body })
    const statuses = (await Promise.all([call(), call(), call()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    const early = await addRequest(portal(), people().requester, requestDraft(people(), await aProjectLine(portal())))
    expect((await act(early.id, 'receipts', people().requester, came([0, 1]))).body.code).toBe('transition_refused')
  })
})

interface Receipt {
  readonly number: number
  readonly by: { readonly id: string }
}

describe('a short close', () => {
  test('ends the request as delivered with the reason, and keeps only the received value committed', async () => {
    const { id } = await bought()
    await act(id, 'receipts', people().requester, came([0, 1.5]))
    expect((await read(id)).can.short_close).toBe(false)
    const officer = people().procurement
    const seen = await portal().call('GET', `/purchase_requests/${id}`, { as: officer })
    expect(seen.body.data.can).toMatchObject({ short_close: true, complete: false })
    const closed = await act(id, 'short_close', officer, { reason: 'Out of production' })
    expect(closed.body.data).toMatchObject({
      ...{ state: 'delivered', commitments: [{ amount_minor: 15_000 }] },
      items: [
        { received: 1.5, open_minor: 15_000, most_minor: 15_750 },
        { received: 0, open_minor: 0 },
      ],
    })
    expect(closed.body.data.events.at(-1)).toMatchObject({ kind: 'short_close', text: 'Out of production' })
    expect(await auditOf(portal(), 'purchase_requests', id)).toContain('short_close')
    expect((await act(id, 'short_close', officer, { reason: 'Again' })).body.code).toBe('transition_refused')
  })

  test('requires a reason, a received part, and a procurement officer of the location', async () => {
    const { id } = await bought()
    const officer = people().procurement
    // If nothing arrived, two officers cancel the request instead.
    expect((await act(id, 'short_close', officer, { reason: 'No' })).body.code).toBe('transition_refused')
    await act(id, 'receipts', people().requester, came([0, 1]))
    const empty = await act(id, 'short_close', officer, { reason: ' ' })
    expect(empty.body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
    const turkey = await staffWith(portal(), 'specials.procurement_officer_turkey', 'purchase_requests.view_all')
    for (const as of [people().requester, turkey])
      expect((await act(id, 'short_close', as, { reason: 'No' })).body.code).toBe('privilege_missing')
  })
})
