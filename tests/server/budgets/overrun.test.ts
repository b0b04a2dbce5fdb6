import { expect, test } from 'vitest'
import { staffWith } from '../support/holders.ts'
import { aCategory, aLine, aProject } from '../support/made.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

test('lines that exceed the project’s budget ask somebody who may edit the project for a reason, and again when they exceed it further', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), { budget_minor: 150_000 }, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  const add = () => aLine(portal(), { category_id: category.id }, as)
  const explain = (reason: string, person = as) =>
    portal().call('POST', `/projects/${id}/overrun`, { as: person, body: { reason } })
  const read = async (person = as) => (await portal().call('GET', `/projects/${id}/budget`, { as: person })).body.data
  await add()
  expect((await explain('None yet')).body.code).toBe('transition_refused')
  await add()
  expect((await read()).project).toMatchObject({ budget_minor: 150_000, overrun_minor: 0 })
  expect((await explain(' ')).body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
  expect((await explain('The donor adds 500')).body.data).toEqual({ overrun_minor: 50_000 })
  await add()
  // The reason was for less than they exceed it by now.
  expect([(await read()).project.overrun_minor, (await read()).totals.total_minor]).toEqual([50_000, 300_000])
  expect((await explain('And 1,000 more')).body.data).toEqual({ overrun_minor: 150_000 })
  const { body } = await portal().call('GET', `/history?of_kind=project&of_id=${id}`, { as })
  expect(body.data.slice(0, 2)).toMatchObject([
    { action: 'exceed_budget', amount_minor: 150_000, reason: 'And 1,000 more', by: { id: as.id } },
    { action: 'exceed_budget', amount_minor: 50_000, reason: 'The donor adds 500' },
  ])
  const accountant = await staffWith(portal(), 'budget.view', 'budget.edit_item', 'projects.view_all')
  expect((await read(accountant)).can.explain_overrun).toBe(false)
  expect((await explain('Mine', accountant)).status).toBe(403)
  expect((await explain('Mine', await staffWith(portal(), 'projects.edit'))).status).toBe(404)
})
