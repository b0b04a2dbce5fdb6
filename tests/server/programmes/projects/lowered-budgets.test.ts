import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const categoryIn = async (project_id: string): Promise<string> => (await aCategory(portal(), { project_id })).id

const fieldsOf = ({
  donor,
  code,
  name,
  type,
  start_date,
  end_date,
  currency,
  program_size,
}: Record<string, unknown>) => ({
  donor_id: Object(donor).id,
  ...{ code, name, type, start_date, end_date, currency, program_size },
})

test('rejects a budget below what is spent, but keeps one that was exceeded already', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { budget_minor: 200_000 }, as)
  const item = await aLine(portal(), { category_id: await categoryIn(project.id) }, as)
  await anExpense(portal(), { item_id: item.id, amount_minor: 200 }, as)
  const lower = (budget_minor: number, version = 1) => {
    const body = { ...fieldsOf(project), version, budget_minor, budget_reason: 'The donor cut it' }
    return portal().call('PATCH', `/projects/${project.id}`, { as, body })
  }
  expect((await lower(199)).body.errors).toEqual([{ path: 'budget_minor', code: 'budget_below_spent' }])
  expect((await lower(200)).body.data).toMatchObject({ budget_minor: 200, version: 2 })
  await anExpense(portal(), { item_id: item.id, amount_minor: 50 }, as)
  expect((await lower(200, 2)).body.data).toMatchObject({ budget_minor: 200, version: 3 })
})

test('requires a reason to lower the budget below its lines, and records it in the history', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { budget_minor: 200_000 }, as)
  // The line has 1,000.00.
  const line = await aLine(portal(), { category_id: await categoryIn(project.id) }, as)
  const lower = (budget_minor: number, given: object = {}, version = 1) =>
    portal().call('PATCH', `/projects/${project.id}`, {
      as,
      body: { ...fieldsOf(project), version, budget_minor, ...given },
    })
  for (const budget_reason of [undefined, '', ' '])
    expect((await lower(99_999, { budget_reason })).body.errors).toEqual([
      { path: 'budget_reason', code: 'over_budget' },
    ])
  expect((await lower(100_000)).body.data).toMatchObject({ budget_minor: 100_000, lines_minor: 100_000 })
  expect((await lower(80_000, { budget_reason: 'The donor cut it' }, 2)).status).toBe(200)
  const { body } = await portal().call('GET', `/projects/${project.id}/budget`, { as })
  expect(body.data.project).toMatchObject({ budget_minor: 80_000, overrun_minor: 20_000 })
  const history = await portal().call('GET', `/history?of_kind=project&of_id=${project.id}`, { as })
  expect(history.body.data[0]).toMatchObject({
    action: 'exceed_budget',
    amount_minor: 20_000,
    reason: 'The donor cut it',
  })
  // Lines beyond the allowed total are still rejected.
  const more = await portal().call('PATCH', `/budget_items/${line.id}`, {
    as,
    body: { version: 1, price_minor: 100_001 },
  })
  expect(more.body.errors).toEqual([{ path: 'price_minor', code: 'over_budget' }])
})
