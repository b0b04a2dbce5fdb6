import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aRequest, hold, letGo } from '../../support/requests/approved.ts'

const portal = usePortal()

const listOf = async (project: string, query = '', as?: Person) =>
  portal().call('GET', `/commitments?project_id=${project}${query}`, {
    as: as ?? (await portal().person('sysadmin')),
  })

const budgetOf = async (project: string) =>
  (await portal().call('GET', `/projects/${project}/budget`, { as: await portal().person('sysadmin') })).body.data

/** Creates a project with two lines in one category and one line in another. */
const aBudget = async () => {
  const project = await aProject(portal(), { currency: 'eur' })
  const staff = await aCategory(portal(), { project_id: project.id, code: 'S' })
  const rent = await aCategory(portal(), { project_id: project.id, code: 'R' })
  const lines = [
    await aLine(portal(), { category_id: staff.id, code: 'S1' }),
    await aLine(portal(), { category_id: staff.id, code: 'S2' }),
    await aLine(portal(), { category_id: rent.id, code: 'R1' }),
  ] as const
  return { project: project.id, staff, rent, lines }
}

test('lists a commitment with its document, line, and category, and follows changes of the document', async () => {
  const { project, staff, lines } = await aBudget()
  const commitment = aRequest(lines[0].id, 500, { reference: 'PR-7' })
  await hold(portal(), commitment)
  const { body } = await listOf(project)
  expect(body).toMatchObject({ total: 1, total_exact: true, next_cursor: null, sum_minor: 500 })
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      document: 'purchase_requests',
      document_id: commitment.document_id,
      reference: 'PR-7',
      name: 'Chair',
      item: { id: lines[0].id, code: 'S1', name: 'Trainer' },
      category: { id: staff.id, code: 'S', name: 'Staff' },
      amount_minor: 500,
      currency: 'eur',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
  await hold(portal(), { ...commitment, amount_minor: 700, reference: 'PR-7 b' })
  const [changed] = (await listOf(project)).body.data
  expect(changed).toEqual({ ...body.data[0], amount_minor: 700, reference: 'PR-7 b' })
  await letGo(portal(), commitment)
  expect((await listOf(project)).body).toMatchObject({ data: [], total: 0, sum_minor: 0 })
})

test('returns sums for a line, a category, and a project that match their committed amounts', async () => {
  const { project, lines } = await aBudget()
  const [first, second, third] = lines
  const request_item_id = await hold(portal(), aRequest(first.id, 40))
  for (const one of [aRequest(first.id, 500), aRequest(second.id, 7), aRequest(third.id, 90_000)])
    await hold(portal(), one)
  await hold(portal(), aRequest((await aLine(portal())).id, 5))
  await anExpense(portal(), { item_id: first.id, request_item_id, amount_minor: 42 })
  const sum = async (query: string) => {
    const { data, sum_minor } = (await listOf(project, query)).body
    expect(data.reduce((all: number, { amount_minor }: { amount_minor: number }) => all + amount_minor, 0)).toBe(
      sum_minor,
    )
    return sum_minor
  }
  const { items, categories, totals } = await budgetOf(project)
  expect(await sum('')).toBe(totals.committed_minor)
  for (const line of items) expect(await sum(`&item_id=${line.id}`)).toBe(line.committed_minor)
  for (const one of categories) expect(await sum(`&category_id=${one.id}`)).toBe(one.committed_minor)
  expect([totals.committed_minor, categories[0].committed_minor, items[0].committed_minor]).toEqual([90_507, 507, 500])
})

test('searches by reference, and returns every row once across pages in each sort order', async () => {
  const { project, lines } = await aBudget()
  const amounts = [30, 10, 20, 10, 40]
  for (const [at, amount] of amounts.entries())
    await hold(portal(), aRequest(lines[at % 3]?.id ?? '', amount, { reference: `طلب ${at} PR-${amount}` }))
  const found = await listOf(project, `&search=${encodeURIComponent('pr-10 طلب')}`)
  expect([found.body.total, found.body.sum_minor]).toEqual([2, 20])
  for (const sort of ['created_at', '-created_at', 'amount_minor', '-amount_minor']) {
    const seen: number[] = []
    let cursor = ''
    do {
      const { body } = await listOf(project, `&limit=2&sort=${sort}${cursor}`)
      expect(body.sum_minor).toBe(110)
      seen.push(...body.data.map(({ amount_minor }: { amount_minor: number }) => amount_minor))
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)
    const inOrder = sort.endsWith('created_at') ? amounts : amounts.toSorted((a, b) => a - b)
    expect([sort, seen]).toEqual([sort, sort.startsWith('-') ? inOrder.toReversed() : inOrder])
  }
})

test('requires access to the project and its budget, and has no endpoints that write', async () => {
  const { project, lines } = await aBudget()
  await hold(portal(), aRequest(lines[0].id, 1))
  const viewer = await staffWith(portal(), 'budget.view', 'projects.view_all')
  expect((await listOf(project, '', viewer)).body.total).toBe(1)
  expect((await listOf(project, '', await staffWith(portal(), 'budget.view', 'projects.view'))).status).toBe(404)
  expect((await listOf(project, '', await staffWith(portal(), 'projects.view_all'))).status).toBe(403)
  const member = await staffWith(portal(), 'budget.view')
  const team = { version: 1, user_ids: [member.id] }
  await portal().call('PATCH', `/projects/${project}/team`, { as: await portal().person('sysadmin'), body: team })
  expect((await listOf(project, '', member)).body.sum_minor).toBe(1)
  const [{ id }] = (await listOf(project)).body.data
  const as = await portal().person('sysadmin')
  for (const method of ['PATCH', 'DELETE'] as const)
    expect((await portal().call(method, `/commitments/${id}`, { as, body: { version: 1 } })).status).toBe(404)
  expect((await portal().call('POST', '/commitments', { as, body: {} })).status).toBe(405)
})
