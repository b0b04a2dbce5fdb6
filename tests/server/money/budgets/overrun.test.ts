import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { usePortal } from '../../support/portal.ts'
import { csv, importClientOf } from '../imports/import-client.ts'

const portal = usePortal()

const overBudget = 'over_budget'

/** Creates a project with a budget of 1,500.00 and a line of 1,000.00. */
const aBudget = async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), { budget_minor: 150_000 }, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  const explain = (reason: string, more = {}, person = as) =>
    portal().call('POST', `/projects/${id}/overrun`, { as: person, body: { reason, ...more } })
  const read = async (person = as) => (await portal().call('GET', `/projects/${id}/budget`, { as: person })).body.data
  const fields = { name: 'Trainer', amount: 1, frequency: 1, price_minor: 100_000, load_percentage: 100 }
  const aNew = () => ({ id: randomUUID(), code: randomUUID(), category_id: category.id, ...fields })
  return { as, id, category, line, explain, read, aNew }
}

test('rejects lines above the project’s budget, whether typed, pasted, or imported, until a reason is given', async () => {
  const { as, id, line, explain, read, aNew } = await aBudget()
  const edit = (price_minor: number, version = line.version) =>
    portal().call('PATCH', `/budget_items/${line.id}`, { as, body: { version, price_minor } })
  const block = (edits: object[], adds: object[]) =>
    portal().call('POST', `/projects/${id}/budget_items`, { as, body: { edits, adds } })
  const client = importClientOf(portal(), as)
  const file = csv('Category,Category name,Code,Name,Quantity,Unit,Unit price', 'Z,Other,Z1,Van,1,day,600')
  const refused = [
    await edit(150_001),
    await portal().call('POST', '/budget_items', { as, body: aNew() }),
    await block([{ id: line.id, version: line.version, price_minor: 150_001 }], []),
    await block([], [aNew()]),
    await client.apply(await client.sent(id, 'items', file)),
  ]
  expect(refused.map(({ body }) => body.errors)).toEqual(
    ['price_minor', 'price_minor', 'edits.0.price_minor', 'adds.0.price_minor', 'rows.2.price_minor'].map(path => [
      { path, code: overBudget },
    ]),
  )
  expect((await read()).totals.total_minor).toBe(100_000)
  expect((await edit(150_000)).status).toBe(200)
  expect((await explain('The donor adds 500', { total_minor: 200_000 })).body.data).toEqual({ overrun_minor: 50_000 })
  expect((await edit(200_001, 2)).body.errors).toEqual([{ path: 'price_minor', code: overBudget }])
  expect((await edit(200_000, 2)).status).toBe(200)
})

test('allows reductions of and transfers between lines that already exceed the budget', async () => {
  const { as, id, line, category, explain } = await aBudget()
  await explain('Two lines', { total_minor: 300_000 })
  const other = await aLine(portal(), { category_id: category.id }, as)
  await portal().database.pool.query('UPDATE projects SET overrun_minor = 0 WHERE id = $1', [id])
  const body = { from_id: line.id, to_id: other.id, amount_minor: 100, reason: 'More days' }
  expect((await portal().call('POST', `/projects/${id}/budget_transfers`, { as, body })).status).toBe(200)
  const less = { version: other.version + 1, price_minor: 90_000 }
  expect((await portal().call('PATCH', `/budget_items/${other.id}`, { as, body: less })).status).toBe(200)
})

test('accepts a reason only from editors of the project, and records each reason in the history', async () => {
  const { as, id, explain, read } = await aBudget()
  expect((await explain('None yet')).body.code).toBe('transition_refused')
  expect((await explain(' ', { total_minor: 200_000 })).body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
  await explain('The donor adds 500', { total_minor: 200_000 })
  await explain('And 1,000 more', { total_minor: 300_000 })
  expect((await read()).project.overrun_minor).toBe(150_000)
  const { body } = await portal().call('GET', `/history?of_kind=project&of_id=${id}`, { as })
  expect(body.data.slice(0, 2)).toMatchObject([
    { action: 'exceed_budget', amount_minor: 150_000, reason: 'And 1,000 more', by: { id: as.id } },
    { action: 'exceed_budget', amount_minor: 50_000, reason: 'The donor adds 500' },
  ])
  const accountant = await staffWith(portal(), 'budget.view', 'budget.edit_item', 'projects.view_all')
  expect((await read(accountant)).can.explain_overrun).toBe(false)
  expect((await explain('Mine', { total_minor: 400_000 }, accountant)).status).toBe(403)
  expect((await explain('Mine', { total_minor: 400_000 }, await staffWith(portal(), 'projects.edit'))).status).toBe(404)
})
