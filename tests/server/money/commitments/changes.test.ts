import { beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aClerk, bought, moneyOf, take } from '../../support/requests/bought.ts'
import { addRequest, aProjectLine, requestDraft, sign, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)
let clerk: Person

beforeAll(async () => {
  clerk = await aClerk(portal())
})

/** Buys an item of 100.00 on a line of 1,000.00, and adds another line to the project. */
const aPurchase = async () => {
  const project = await aProject(portal())
  const category = await aCategory(portal(), { project_id: project.id })
  const [line, other] = [
    await aLine(portal(), { category_id: category.id }),
    await aLine(portal(), { category_id: category.id }),
  ]
  const owned = { id: String(line.id), project_id: String(project.id) }
  const items = [{ name: 'Chair', quantity: 1, unit_price_minor: 10_000, budget_item_id: owned.id }]
  const request = await bought(portal(), people(), requestDraft(people(), owned, { items }))
  return { request, line: owned.id, other: String(other.id), chairs: String(request.items[0].id) }
}

const fee = { date: '2026-01-31', description: 'Invoice' }

const post = (body: object) => portal().call('POST', '/expenses', { as: clerk, body: { ...fee, ...body } })

const posted = async (body: object) => {
  const answer = await post(body)
  expect(answer.status).toBe(200)
  return answer.body.data
}

const edit = ({ id, version }: { id: string; version: number }, body: object) =>
  portal().call('PATCH', `/expenses/${id}`, { as: clerk, body: { ...fee, version, ...body } })

const remove = ({ id, version }: { id: string; version: number }) =>
  portal().call('DELETE', `/expenses/${id}`, { as: clerk, body: { version, reason: 'Posted twice' } })

const money = (id: string) => moneyOf(portal(), id)

describe('an invoice for a request', () => {
  test('restores the committed amount when it is reduced, unlinked, or moved', async () => {
    const { line, other, chairs } = await aPurchase()
    const linked = { item_id: line, request_item_id: chairs }
    const first = await posted({ ...linked, amount_minor: 4000 })
    expect(await money(line)).toEqual({ spent: 4000, committed: 6000, surplus: 90_000 })
    const more = (await edit(first, { ...linked, amount_minor: 7000 })).body.data
    expect(await money(line)).toEqual({ spent: 7000, committed: 3000, surplus: 90_000 })
    expect((await edit(more, { ...linked, amount_minor: 10_501 })).body.errors).toEqual([
      { path: 'amount_minor', code: 'over_approved' },
    ])
    const loose = (await edit(more, { item_id: line, amount_minor: 7000 })).body.data
    expect(loose.request_line).toBeNull()
    expect(await money(line)).toEqual({ spent: 7000, committed: 10_000, surplus: 83_000 })
    const again = (await edit(loose, { ...linked, amount_minor: 7000 })).body.data
    expect((await edit(again, { ...linked, item_id: other, amount_minor: 7000 })).body.errors).toEqual([
      { path: 'request_item_id', code: 'unknown_value' },
    ])
    expect((await edit(again, { item_id: other, amount_minor: 7000 })).status).toBe(200)
    expect([await money(line), await money(other)]).toEqual([
      { spent: 0, committed: 10_000, surplus: 90_000 },
      { spent: 7000, committed: 0, surplus: 93_000 },
    ])
  })

  test('restores the committed amount when it is deleted, and uses it again when the expense is restored', async () => {
    const { line, chairs, request } = await aPurchase()
    const linked = { item_id: line, request_item_id: chairs }
    const first = await posted({ ...linked, amount_minor: 6000 })
    await remove(first)
    expect(await money(line)).toEqual({ spent: 0, committed: 10_000, surplus: 90_000 })
    const restore = () => portal().call('POST', `/expenses/${first.id}/restore`, { as: clerk, body: {} })
    const back = await restore()
    expect(back.body.data.request_line).toMatchObject({ id: chairs })
    expect(await money(line)).toEqual({ spent: 6000, committed: 4000, surplus: 90_000 })
    await remove(back.body.data)
    const second = await posted({ ...linked, amount_minor: 5000 })
    // The two invoices together exceed the approved amount.
    expect((await restore()).body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])
    await remove(second)
    await take(portal(), request, 'cancel', people().procurement)
    await take(portal(), request, 'cancel', people().accountant)
    expect((await restore()).status).toBe(200)
    expect(await money(line)).toEqual({ spent: 6000, committed: 0, surplus: 94_000 })
  })

  test('can be refunded in part, up to the invoiced amount', async () => {
    const { line, chairs } = await aPurchase()
    const linked = { item_id: line, request_item_id: chairs, reason: 'Sent back' }
    const first = await posted({ ...linked, amount_minor: 6000 })
    await posted({ item_id: line, amount_minor: 5000 })
    await posted({ ...linked, amount_minor: -2000 })
    expect(await money(line)).toEqual({ spent: 9000, committed: 6000, surplus: 85_000 })
    const refused = [{ path: 'amount_minor', code: 'refund_over_spent' }]
    expect((await post({ ...linked, amount_minor: -4001 })).body.errors).toEqual(refused)
    expect((await remove(first)).body.errors).toEqual(refused)
  })

  test('can be corrected after the request has ended, and then commits nothing', async () => {
    const { line, chairs, request } = await aPurchase()
    const linked = { item_id: line, request_item_id: chairs }
    const first = await posted({ ...linked, amount_minor: 6000 })
    await take(portal(), request, 'cancel', people().procurement)
    await take(portal(), request, 'cancel', people().accountant)
    expect(await money(line)).toEqual({ spent: 6000, committed: 0, surplus: 94_000 })
    const less = await edit(first, { ...linked, amount_minor: 5000 })
    expect(less.status).toBe(200)
    expect(await money(line)).toEqual({ spent: 5000, committed: 0, surplus: 95_000 })
    expect((await post({ ...linked, amount_minor: 1 })).body.errors).toEqual([
      { path: 'request_item_id', code: 'request_closed' },
    ])
  })

  test('is rejected before the purchase, on another budget line, and for an unknown item', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    await sign(portal(), request, people().requester, 'requested_by')
    const request_item_id = request.items[0].id
    const codes = async (body: object) => (await post({ amount_minor: 1, ...body })).body.errors
    expect(await codes({ item_id: line.id, request_item_id })).toEqual([
      { path: 'request_item_id', code: 'request_closed' },
    ])
    const { other } = await aPurchase()
    for (const body of [
      { item_id: other, request_item_id },
      { item_id: other, request_item_id: line.id },
    ])
      expect(await codes(body)).toEqual([{ path: 'request_item_id', code: 'unknown_value' }])
    expect(await money(line.id)).toEqual({ spent: 0, committed: 10_000, surplus: 90_000 })
  })

  test('uses the remaining surplus of its line beyond the committed amount, but no more', async () => {
    const { line, chairs } = await aPurchase()
    await posted({ item_id: line, amount_minor: 89_900 })
    const linked = { item_id: line, request_item_id: chairs }
    expect((await post({ ...linked, amount_minor: 10_101 })).body.errors).toEqual([
      { path: 'amount_minor', code: 'over_surplus' },
    ])
    await posted({ ...linked, amount_minor: 10_100 })
    expect(await money(line)).toEqual({ spent: 100_000, committed: 0, surplus: 0 })
  })
})
