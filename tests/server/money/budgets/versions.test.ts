import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

/** Creates a category with three lines of 1,000.00, changed today only by their creation. */
const aBudget = async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  const add = (name: string) => aLine(portal(), { category_id: category.id, name }, as)
  const [a, b, c] = [await add('Rent'), await add('Fuel'), await add('Paper')]
  const call = (...given: Parameters<ReturnType<typeof portal>['call']>) =>
    portal().call(given[0], given[1], { as, ...given[2] })
  // Moves all changes three days into the past.
  const daysPass = () =>
    portal().database.pool.query(
      `UPDATE budget_line_versions SET since = since - interval '3 days', until = until - interval '3 days'
       WHERE project_id = $1`,
      [id],
    )
  const compare = async (query: Record<string, string> = {}) =>
    (await call('GET', `/projects/${id}/budget_comparison?${new URLSearchParams(query)}`)).body.data
  return { as, id, category, add, a, b, c, call, daysPass, compare }
}

test('reports lines added, removed, and changed since a version, and totals that match both sets of lines', async () => {
  const { category, add, a, b, c, call, daysPass, compare } = await aBudget()
  await daysPass()
  const total = a.total_minor
  const d = await add('Training')
  await call('PATCH', `/budget_items/${a.id}`, {
    body: { version: a.version, price_minor: a.price_minor * 2, name: 'Office rent' },
  })
  await call('DELETE', `/budget_items/${b.id}`, { body: { version: b.version, reason: 'Wrong' } })
  const found = await compare()
  expect(found.versions).toHaveLength(1)
  expect(found).toMatchObject({
    ...{ from: found.versions[0], to: 'now', baseline_at: null },
    ...{ before_minor: 3 * total, after_minor: 4 * total, difference_minor: total },
    unchanged: { lines: 1, total_minor: c.total_minor },
    lines: [
      {
        ...{ id: a.id, change: 'changed', name: 'Office rent', fields: ['name', 'price_minor'] },
        ...{ before_minor: total, after_minor: 2 * total, difference_minor: total },
        category: { id: category.id },
      },
      { id: d.id, change: 'added', fields: [], before_minor: null, after_minor: total, difference_minor: total },
      { id: b.id, change: 'removed', name: 'Fuel', before_minor: total, after_minor: null, difference_minor: -total },
    ],
  })
  // Swapping the two versions reverses every change.
  const back = await compare({ from: 'now', to: found.from })
  expect(back).toMatchObject({ before_minor: 4 * total, after_minor: 3 * total, difference_minor: -total })
  expect(back.lines.map(({ id, change }: { id: string; change: string }) => [id, change])).toEqual([
    [a.id, 'changed'],
    [b.id, 'added'],
    [d.id, 'removed'],
  ])
})

test('compares a version between two changes, with the values of that time', async () => {
  const { category, a, call, daysPass, compare } = await aBudget()
  await daysPass()
  const price = async (version: number, price_minor: number) =>
    call('PATCH', `/budget_items/${a.id}`, { body: { version, price_minor } })
  await price(1, 500)
  await call('PATCH', `/budget_categories/${category.id}`, {
    body: { version: category.version, code: category.code, name: 'Renamed' },
  })
  await daysPass()
  await price(2, 700)
  const { versions } = await compare()
  expect(versions).toHaveLength(2)
  const [middle, first] = versions
  const between = await compare({ from: first, to: middle })
  expect(between.lines).toMatchObject([{ id: a.id, fields: ['price_minor'], category: { name: 'Renamed' } }])
  expect((await compare({ from: middle })).lines).toHaveLength(1)
  expect((await compare({ from: middle, to: middle })).lines).toEqual([])
  // Before the first change, the budget has no lines.
  expect(await compare({ from: '2000-01-01T00:00:00.000Z', to: first })).toMatchObject({
    before_minor: 0,
    unchanged: { lines: 0 },
  })
})

test('creates a version for each line of a transfer, but not for expenses or moves', async () => {
  const { id, category, a, b, as, call, daysPass, compare } = await aBudget()
  await daysPass()
  await anExpense(portal(), { item_id: a.id, amount_minor: 100 }, as)
  await call('POST', `/budget_items/${a.id}/move`, { body: { category_id: category.id, after_id: b.id } })
  expect(await compare()).toMatchObject({ versions: [], from: 'now', lines: [] })
  const body = { from_id: a.id, to_id: b.id, amount_minor: 100, reason: 'More fuel' }
  await call('POST', `/projects/${id}/budget_transfers`, { body })
  const { lines, difference_minor } = await compare()
  expect(difference_minor).toBe(0)
  expect(lines).toHaveLength(2)
  const of = (id: string) => lines.find((line: { id: string }) => line.id === id)
  expect(of(a.id)).toMatchObject({ fields: ['transferred_minor'], difference_minor: -100 })
  expect(of(b.id)).toMatchObject({ fields: ['transferred_minor'], difference_minor: 100 })
})

test('compares with the lines that the budget had when its baseline was set', async () => {
  const { id, a, call, compare } = await aBudget()
  expect((await call('GET', `/projects/${id}/budget_comparison?from=baseline`)).body.errors).toEqual([
    { path: 'from', code: 'unknown_value' },
  ])
  // Simulates a planned forecast that was made the baseline.
  await portal().database.pool.query(
    `INSERT INTO forecasts (project_id, version, baseline_at, baseline_lines_at) VALUES ($1, 2, now(), clock_timestamp())`,
    [id],
  )
  await call('PATCH', `/budget_items/${a.id}`, { body: { version: 1, price_minor: 700 } })
  const found = await compare()
  expect(found).toMatchObject({ from: 'baseline', to: 'now', lines: [{ id: a.id, fields: ['price_minor'] }] })
  expect(found.baseline_at).toMatch(/Z$/)
})

test('reports lines deleted with their category as removed, and deletes all versions with the project', async () => {
  const { id, category, a, call, daysPass, compare } = await aBudget()
  await daysPass()
  const gone = await portal().database.pool.query('DELETE FROM budget_categories WHERE id = $1', [category.id])
  expect(gone.rowCount).toBe(1)
  const found = await compare()
  expect(found).toMatchObject({ before_minor: 3 * a.total_minor, after_minor: 0 })
  expect(found.lines.map(({ change }: { change: string }) => change)).toEqual(['removed', 'removed', 'removed'])
  const other = await aCategory(portal(), { project_id: id })
  await aLine(portal(), { category_id: other.id })
  await portal().database.pool.query('DELETE FROM projects WHERE id = $1', [id])
  const { rows } = await portal().database.pool.query('SELECT FROM budget_line_versions WHERE project_id = $1', [id])
  expect(rows).toEqual([])
  expect((await call('GET', `/projects/${id}/budget_comparison`)).status).toBe(404)
})

test('rejects an invalid version, and answers 404 for an unknown project', async () => {
  const { call, id } = await aBudget()
  const wrong = await call('GET', `/projects/${id}/budget_comparison?from=yesterday`)
  expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'from', code: 'unknown_value' }]])
  expect((await call('GET', `/projects/${randomUUID()}/budget_comparison`)).status).toBe(404)
})
