import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { aBudget, places } from './removing.ts'

const portal = usePortal()

test.each(['donor', 'project', 'category'] as const)(
  'a %s is deleted with the sums that were named only, not with others in as many rows',
  async name => {
    const as = await portal().person('sysadmin')
    const budget = await aBudget(portal(), as)
    const { id, code } = budget[name]
    const path = `/${places[name]}/${id}`
    const impact = async () => (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
    const remove = ({ rows, money }: { rows: number; money?: object[] }) =>
      portal().call('DELETE', path, {
        as,
        body: { version: 1, typed_code: code, rows, money, reason: 'Entered twice' },
      })
    const seen = await impact()
    expect(seen.money).toEqual([{ currency: 'usd', expenses_minor: 50_900, planned_minor: 100_000 }])
    const fields = { item_id: budget.line.id, date: '2026-06-05', description: 'Fee', reason: 'As agreed' }
    const body = { ...fields, version: 1, amount_minor: 90_000 }
    expect((await portal().call('PATCH', `/expenses/${budget.expense.id}`, { as, body })).status).toBe(200)
    expect((await remove(seen)).body.code).toBe('changed_meanwhile')
    const now = await impact()
    expect((await remove({ rows: now.rows })).body.code).toBe('changed_meanwhile')
    expect((await remove(now)).status).toBe(200)
  },
)
