import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aLine, anExpense } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { aRequest, hold, letGo } from '../../support/requests/approved.ts'
import { moneyOf } from '../../support/requests/bought.ts'

const portal = usePortal()

const over = { code: 'invalid', details: { errors: [{ path: 'items.0.total_price_minor', code: 'over_surplus' }] } }

test('commits at most the surplus of a line, not counting the request’s own commitment', async () => {
  const { id } = await aLine(portal())
  const mine = aRequest(id, 60_000)
  await hold(portal(), mine)
  await expect(hold(portal(), aRequest(id, 40_001))).rejects.toMatchObject(over)
  await hold(portal(), { ...mine, amount_minor: 100_000 })
  expect(await moneyOf(portal(), id)).toMatchObject({ spent: 0, committed: 100_000 })
  await expect(hold(portal(), { ...mine, amount_minor: 100_001 })).rejects.toMatchObject(over)
  await hold(portal(), { ...mine, amount_minor: 1 })
  await hold(portal(), aRequest(id, 99_999))
  expect(await moneyOf(portal(), id)).toMatchObject({ spent: 0, committed: 100_000 })
})

test('releases the commitments of a request on all its lines, so that the money can be spent', async () => {
  const lines = [await aLine(portal()), await aLine(portal())]
  const document_id = randomUUID()
  for (const { id } of lines) await hold(portal(), aRequest(id, 100_000, { document_id }))
  await hold(portal(), aRequest((await aLine(portal())).id, 5))
  const released = { document: 'purchase_requests', document_id } as const
  await letGo(portal(), released)
  await letGo(portal(), released)
  for (const { id } of lines) {
    expect(await moneyOf(portal(), id)).toMatchObject({ spent: 0, committed: 0 })
    await anExpense(portal(), { item_id: id, amount_minor: 100_000 })
  }
})

test('refuses to delete a line with commitments or to reduce it below them', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aLine(portal())
  await hold(portal(), aRequest(id, 100))
  const remove = await portal().call('DELETE', `/budget_items/${id}`, { as, body: { version: 1 } })
  expect(remove.body.code).toBe('in_use')
  const lower = (price_minor: number) =>
    portal().call('PATCH', `/budget_items/${id}`, { as, body: { version: 1, price_minor } })
  expect((await lower(99)).body.errors).toEqual([{ path: 'price_minor', code: 'below_spent' }])
  expect((await lower(100)).body.data.item).toMatchObject({ committed_minor: 100, surplus_minor: 0 })
})
