import { beforeAll, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-03-15T12:00:00Z'))

test('restores the plan of a line, including past months, when its deletion is undone', async () => {
  const as = await portal().person('sysadmin')
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    portal().call(method, path, { as, ...(body && { body }) })
  const planned = async () => {
    const project = await aProject(portal(), { start_date: '2026-01-10', end_date: '2026-05-20' }, as)
    return { project, category: await aCategory(portal(), { project_id: project.id }, as) }
  }
  const rowsOf = async (id: string) => (await call('GET', `/projects/${id}/forecast`)).body.data.rows
  const { project, category } = await planned()
  const lines = [
    await aLine(portal(), { category_id: category.id }),
    await aLine(portal(), { category_id: category.id }),
  ]
  const months = [
    { month: '2026-03', amount_minor: 30_000 },
    { month: '2026-05', amount_minor: 70_000 },
  ]
  const rows = lines.map(({ id }) => ({ item_id: id, months }))
  expect((await call('PATCH', `/projects/${project.id}/forecast`, { version: 1, rows })).status).toBe(200)
  setClock(portal(), '2026-04-15T12:00:00Z')
  const before = await rowsOf(project.id)
  expect(before.map((row: { months: object[] }) => row.months.length)).toEqual([2, 2])
  const remove = (id: string) => call('DELETE', `/budget_items/${id}`, { version: 1, reason: 'Wrong' })
  for (const { id } of lines) expect((await remove(id)).status).toBe(200)
  expect(await rowsOf(project.id)).toEqual([])

  const figures = { amount: 1, frequency: 1, price_minor: 100_000, load_percentage: 100 }
  const [one, other] = lines.map(({ id, code, name }) => ({ id, code, name, category_id: category.id, ...figures }))
  const single = await call('POST', '/budget_items', one)
  const block = await call('POST', `/projects/${project.id}/budget_items`, { edits: [], adds: [other] })
  expect([single.status, block.status]).toEqual([200, 200])
  expect(await rowsOf(project.id)).toEqual(before)

  // A line of another project gets no plan, even with the same ID.
  expect((await remove(lines[0].id)).status).toBe(200)
  const elsewhere = await planned()
  expect((await call('POST', '/budget_items', { ...one, category_id: elsewhere.category.id })).status).toBe(200)
  expect((await rowsOf(elsewhere.project.id))[0].months).toEqual([])
})
