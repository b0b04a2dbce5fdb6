import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { expect, test } from 'vitest'
import { anExpense } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { aBudget, places } from './removing.ts'

const portal = usePortal()

/** A budget, and requests for the preview and the deletion of one of its records. */
const previewed = async (name: keyof typeof places) => {
  const as = await portal().person('sysadmin')
  const budget = await aBudget(portal(), as)
  const { id, code } = budget[name]
  const path = `/${places[name]}/${id}`
  const impact = async (): Promise<DeletionImpact> =>
    (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
  const remove = ({ shown }: DeletionImpact) =>
    portal().call('DELETE', path, { as, body: { version: 1, typed_code: code, shown, reason: 'Entered twice' } })
  return { as, budget, impact, remove }
}

test.each(['donor', 'project', 'category'] as const)(
  'a %s is deleted only with the sums that were confirmed, even if the number of rows is unchanged',
  async name => {
    const { as, budget, impact, remove } = await previewed(name)
    const seen = await impact()
    expect(seen.money).toEqual([{ currency: 'usd', expenses_minor: 50_900, planned_minor: 100_000 }])
    const fields = { item_id: budget.line.id, date: '2026-06-05', description: 'Fee', reason: 'As agreed' }
    const body = { ...fields, version: 1, amount_minor: 90_000 }
    expect((await portal().call('PATCH', `/expenses/${budget.expense.id}`, { as, body })).status).toBe(200)
    expect((await remove(seen)).body.code).toBe('changed_meanwhile')
    expect((await remove(await impact())).status).toBe(200)
  },
)

test.each(['donor', 'project', 'category'] as const)(
  'refuses to delete a %s if another expense of the same amount replaced one that was listed',
  async name => {
    const { as, budget, impact, remove } = await previewed(name)
    const seen = await impact()
    const gone = { as, body: { version: 1, reason: 'Posted twice' } }
    expect((await portal().call('DELETE', `/expenses/${budget.expense.id}`, gone)).status).toBe(200)
    await anExpense(portal(), { item_id: budget.line.id, date: '2026-07-05', amount_minor: 50_900 }, as)
    const now = await impact()
    expect([now.rows, now.money]).toEqual([seen.rows, seen.money])
    expect((await remove(seen)).body.code).toBe('changed_meanwhile')
    expect((await remove(now)).status).toBe(200)
  },
)
