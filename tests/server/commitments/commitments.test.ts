import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CommitmentDraft, convert, release } from '../../../packages/server/src/commitments/commitments.ts'
import { transaction } from '../../../packages/server/src/platform/database/index.ts'
import { aLine, anExpense, aRequest, hold } from '../support/made.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

const commitLine = (given: CommitmentDraft) => hold(portal(), given)

const moneyOf = async (id: string) => {
  const { rows } = await portal().database.pool.query(
    'SELECT spent_minor::int AS spent, committed_minor::int AS committed FROM budget_items WHERE id = $1',
    [id],
  )
  return rows[0]
}

const over = { code: 'invalid', details: { errors: [{ path: 'amount_minor', code: 'over_surplus' }] } }

test('a document commits what is left at most, leaving out what it has committed already', async () => {
  const { id } = await aLine(portal())
  const mine = aRequest(id, 60_000)
  await commitLine(mine)
  await expect(commitLine(aRequest(id, 40_001))).rejects.toMatchObject(over)
  await commitLine({ ...mine, amount_minor: 100_000 })
  expect(await moneyOf(id)).toEqual({ spent: 0, committed: 100_000 })
  await expect(commitLine({ ...mine, amount_minor: 100_001 })).rejects.toMatchObject(over)
  await commitLine({ ...mine, amount_minor: 1 })
  await commitLine(aRequest(id, 99_999))
  expect(await moneyOf(id)).toEqual({ spent: 0, committed: 100_000 })
  await expect(commitLine(aRequest(randomUUID(), 1))).rejects.toMatchObject({ code: 'not_found' })
})

test('what a document gives up can be spent again, on all its lines', async () => {
  const lines = [await aLine(portal()), await aLine(portal())]
  const document_id = randomUUID()
  for (const { id } of lines) await commitLine(aRequest(id, 100_000, { document_id }))
  await commitLine(aRequest((await aLine(portal())).id, 5))
  const give = () => transaction(portal().database, db => release(db, { document: 'purchase_requests', document_id }))
  await give()
  await give()
  for (const { id } of lines) {
    expect(await moneyOf(id)).toEqual({ spent: 0, committed: 0 })
    await anExpense(portal(), { item_id: id, amount_minor: 100_000 })
  }
})

test('what was committed becomes an expense, a little more or less, and once', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aLine(portal())
  const mine = aRequest(id, 80_000)
  await commitLine(mine)
  await commitLine(aRequest(id, 10_000))
  const posting = { date: '2026-01-31', amount_minor: 90_000, description: 'Chairs', reference: null, by_user: as.id }
  const turn = (amount_minor: number) =>
    transaction(portal().database, db => convert(db, mine, id, { ...posting, amount_minor }, '2026-02-01'))
  await expect(turn(90_001)).rejects.toMatchObject(over)
  await turn(90_000)
  expect(await moneyOf(id)).toEqual({ spent: 90_000, committed: 10_000 })
  await expect(turn(1)).rejects.toMatchObject({ code: 'not_found' })
})

test('a line with committed money is neither deleted nor made less than it', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aLine(portal())
  await commitLine(aRequest(id, 100))
  const remove = await portal().call('DELETE', `/budget_items/${id}`, { as, body: { version: 1 } })
  expect(remove.body.code).toBe('in_use')
  const lower = (price_minor: number) =>
    portal().call('PATCH', `/budget_items/${id}`, { as, body: { version: 1, price_minor } })
  expect((await lower(99)).body.errors).toEqual([{ path: 'price_minor', code: 'below_spent' }])
  expect((await lower(100)).body.data.item).toMatchObject({ committed_minor: 100, surplus_minor: 0 })
})
