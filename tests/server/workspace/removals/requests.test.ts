import { beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aDonor, aLine, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aClerk, bought, moneyOf, take } from '../../support/requests/bought.ts'
import { employmentDraft, requestDraft, useFivePeople } from '../../support/requests/requests.ts'
import { remove, restore } from './removing.ts'

const portal = usePortal()
const people = useFivePeople(portal)
let as: Person
let clerk: Person
beforeAll(async () => {
  as = await portal().person('sysadmin')
  clerk = await aClerk(portal())
})

const invoice = { date: '2026-01-31', description: 'Invoice' }
const post = (body: object, path = '/expenses') =>
  portal().call('POST', path, { as: clerk, body: { ...invoice, ...body } })

const aBudget = async () => {
  const donor = await aDonor(portal(), { code: crypto.randomUUID().slice(0, 20) }, as)
  const project = await aProject(portal(), { donor_id: donor.id, code: crypto.randomUUID().slice(0, 20) }, as)
  const category = await aCategory(portal(), { project_id: project.id, code: 'A' }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  return { donor, project, category, line, owned: { id: String(line.id), project_id: String(project.id) } }
}

const breaks = async () => (await portal().call('GET', '/signature_chain', { as })).body.data.breaks

describe('a fully invoiced request whose budget line was deleted', () => {
  test.each(['donor', 'project', 'category'] as const)(
    'is linked to the line again after the %s was restored',
    async name => {
      const budget = await aBudget()
      const { line, owned } = budget
      const request = await bought(portal(), people(), requestDraft(people(), owned))
      const linked = { item_id: line.id, request_item_id: request.items[0].id }
      const posted = await post({ ...linked, amount_minor: 10_000 })
      expect(posted.status).toBe(200)
      await remove(portal(), as, name, budget[name])
      expect((await restore(portal(), as, name, budget[name])).body).toEqual({ data: { done: true, missing: [] } })
      const { id, version } = posted.body.data
      const body = { ...invoice, ...linked, version, amount_minor: 9000 }
      const edited = await portal().call('PATCH', `/expenses/${id}`, { as: clerk, body })
      expect([edited.status, edited.body.errors]).toEqual([200, undefined])
      expect(await moneyOf(portal(), owned.id)).toEqual({ spent: 9000, committed: 1000, surplus: 90_000 })
      expect((await post({ ...linked, amount_minor: 1000 })).status).toBe(200)
      expect(await breaks()).toEqual([])
    },
  )

  test('holds no commitment if it was completed and reopened while the line was deleted', async () => {
    const { category, line, owned } = await aBudget()
    const kind = 'employment_requests' as const
    const request = await bought(portal(), people(), employmentDraft(people(), owned), kind)
    await post({ item_id: line.id, request_item_id: request.items[0].id, amount_minor: 4000 })
    expect((await take(portal(), request, 'complete', clerk)).status).toBe(200)
    await remove(portal(), as, 'category', category)
    expect((await take(portal(), request, 'reopen', clerk)).status).toBe(200)
    expect((await restore(portal(), as, 'category', category)).status).toBe(200)
    expect(await moneyOf(portal(), owned.id)).toEqual({ spent: 4000, committed: 0, surplus: 96_000 })
    const { body } = await portal().call('GET', `/${kind}/${request.id}`, { as })
    expect(body.data.items[0].open_minor).toBe(0)
  })
})

test("a budget line and its category cannot be deleted while an invoice's new total is pending", async () => {
  const { category, line, owned } = await aBudget()
  const other = await aLine(portal(), { category_id: category.id }, as)
  const items = [
    { name: 'Chair', quantity: 1, unit_price_minor: 10_000, budget_item_id: owned.id },
    { name: 'Freight', quantity: 1, unit_price_minor: 10_000, budget_item_id: other.id },
  ]
  const request = await bought(portal(), people(), requestDraft(people(), owned, { items }))
  await post({ item_id: line.id, request_item_id: request.items[0].id, amount_minor: 10_000 })
  const came = { items: [{ position: 0, quantity: 1 }] }
  await take(portal(), request, 'receipts', people().requester, came)
  expect((await take(portal(), request, 'short_close', people().procurement)).status).toBe(200)
  // The carrier sends an invoice although nothing is committed.
  const late = { item_id: other.id, request_item_id: request.items[1].id, amount_minor: 5000 }
  const asked = await post({ ...late, explanation: 'Billed all the same' }, '/expenses/new_totals')
  expect(asked.status).toBe(200)

  const impact = (await portal().call('GET', `/budget_categories/${category.id}/deletion_impact`, { as })).body.data
  expect(impact.blockers).toEqual({ count: 1, names: [{ id: request.id, name: request.reference, of: null }] })
  const confirmed = { version: 1, typed_code: 'A', shown: impact.shown, reason: 'Entered twice' }
  const path = `/budget_categories/${category.id}`
  expect((await portal().call('DELETE', path, { as, body: confirmed })).body.code).toBe('in_use')
  const removeLine = () =>
    portal().call('DELETE', `/budget_items/${other.id}`, { as, body: { version: 1, reason: 'Not needed' } })
  expect((await removeLine()).body.code).toBe('in_use')
  expect((await portal().call('DELETE', `/expenses/new_totals/${asked.body.data.id}`, { as: clerk })).status).toBe(200)
  expect((await removeLine()).status).toBe(200)
})
