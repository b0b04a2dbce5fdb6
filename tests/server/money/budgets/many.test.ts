import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { enough, fillWithMany, type Many } from '../../support/many.ts'
import { fullScansOf, queriesOf } from '../../support/platform/queries.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'

/** Opens two portals: one with a single line and expense, one with the data of several years. */
const open = async (many: Many) => {
  const portal = await openPortal()
  setClock(portal, '2026-11-15T12:00:00Z')
  return { portal, as: await fillWithMany(portal, many) }
}

let few: Awaited<ReturnType<typeof open>>
let many: typeof few

beforeAll(async () => {
  few = await open({ projects: 1, activities: 1, expenses: 1 })
  many = await open(enough)
}, 120_000)
afterAll(async () => {
  await few.portal.close()
  await many.portal.close()
})

/** The rows that a request works on. They belong to one project and are read again for each request. */
const rowsOf = async ({ database }: Portal) => {
  const { rows } = await database.pool.query(`
    SELECT project.id AS project, category.id AS category, category.code, category.version AS category_version,
      line.id AS line, line.version, expense.id AS expense, expense.version AS expense_version,
      coalesce((SELECT version FROM forecasts WHERE project_id = project.id), 1) AS forecast_version,
      coalesce((SELECT version FROM month_explanations WHERE project_id = project.id), 1) AS month_version,
      (SELECT json_agg(json_build_object('id', id, 'version', version)) FROM budget_items
        WHERE category_id = category.id) AS lines,
      (SELECT count(*)::int FROM budget_items JOIN expenses ON item_id = budget_items.id
        WHERE category_id = category.id) + 20 AS loss
    FROM expenses expense JOIN budget_items line ON line.id = item_id
    JOIN budget_categories category ON category.id = category_id JOIN projects project ON project.id = line.project_id
    ORDER BY project.code, line.code, expense.id LIMIT 1`)
  return rows[0]
}

type Rows = Awaited<ReturnType<typeof rowsOf>>
type Call = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object]

const figures = { amount: 1, frequency: 1, price_minor: 20_000_000, load_percentage: 100 }
const spending = { date: '2026-10-10', amount_minor: 50, description: 'Fee' }
const added = (rows: Rows) => ({
  id: randomUUID(),
  category_id: rows.category,
  code: randomUUID(),
  name: 'x',
  ...figures,
})

const calls: Readonly<Record<string, (rows: Rows) => Call>> = {
  'the budget': rows => ['GET', `/projects/${rows.project}/budget`],
  'the forecast': rows => ['GET', `/projects/${rows.project}/forecast`],
  'the monthly figures': rows => ['GET', `/projects/${rows.project}/monthly`],
  'the expenses': rows => ['GET', `/expenses?project_id=${rows.project}`],
  'the largest expenses': rows => ['GET', `/expenses?project_id=${rows.project}&sort=-amount_minor`],
  'expenses of a month': rows => ['GET', `/expenses?project_id=${rows.project}&month=2026-02`],
  'expenses up to a month': rows => ['GET', `/expenses?project_id=${rows.project}&until=2026-02`],
  'expenses of a category': rows => ['GET', `/expenses?project_id=${rows.project}&category_id=${rows.category}`],
  'expenses of a line': rows => ['GET', `/expenses?project_id=${rows.project}&item_id=${rows.line}`],
  'the commitments': rows => ['GET', `/commitments?project_id=${rows.project}`],
  'the largest commitments': rows => ['GET', `/commitments?project_id=${rows.project}&sort=-amount_minor`],
  'commitments of a category': rows => ['GET', `/commitments?project_id=${rows.project}&category_id=${rows.category}`],
  'commitments of a line': rows => ['GET', `/commitments?project_id=${rows.project}&item_id=${rows.line}`],
  'posting an expense': rows => ['POST', '/expenses', { item_id: rows.line, ...spending }],
  'changing an expense': rows => [
    'PATCH',
    `/expenses/${rows.expense}`,
    { item_id: rows.line, version: rows.expense_version, ...spending },
  ],
  'adding a line': rows => ['POST', '/budget_items', added(rows)],
  'adding a line between others': rows => ['POST', '/budget_items', { ...added(rows), after_id: rows.line }],
  'changing a line': rows => ['PATCH', `/budget_items/${rows.line}`, { version: rows.version, ...figures }],
  'pasting a block': ({ lines, ...rows }) => [
    'POST',
    `/projects/${rows.project}/budget_items`,
    {
      edits: lines.map((line: object) => ({ ...line, ...figures })),
      adds: [added(rows), added(rows)],
    },
  ],
  'planning months': rows => [
    'PATCH',
    `/projects/${rows.project}/forecast`,
    { version: rows.forecast_version, rows: [] },
  ],
  'explaining a month': rows => [
    'PATCH',
    `/projects/${rows.project}/monthly`,
    { version: rows.month_version, month: '2026-02', explanation: 'x' },
  ],
  'adding a category': rows => [
    'POST',
    '/budget_categories',
    { project_id: rows.project, code: randomUUID(), name: 'x' },
  ],
  'the deletion impact of a category': rows => ['GET', `/budget_categories/${rows.category}/deletion_impact`],
  'deleting an expense': rows => [
    'DELETE',
    `/expenses/${rows.expense}`,
    { version: rows.expense_version, reason: 'Posted twice' },
  ],
}

const big = ['commitments', 'expenses', 'budget_items', 'budget_categories', 'activities', 'forecast_months', 'audit']

const measure = async ({ portal, as }: { portal: Portal; as: Person }, of: (rows: Rows) => Call) => {
  const [method, path, body] = of(await rowsOf(portal))
  // The first request also opens the connection.
  await portal.call('GET', '/user', { as })
  const { result, queries } = await queriesOf(() => portal.call(method, path, { as, ...(body && { body }) }))
  expect([path, result.status, result.body.code]).toEqual([path, 200, undefined])
  return { queries, scans: await fullScansOf(portal, queries) }
}

test.each(Object.entries(calls))(
  '%s: takes as many queries with many rows as with few, and scans no large table',
  async (_, of) => {
    const small = await measure(few, of)
    const large = await measure(many, of)
    expect(small.queries.length).toBeGreaterThan(1)
    expect(large.queries.map(({ text }) => text)).toHaveLength(small.queries.length)
    expect(large.scans.filter(table => big.includes(table))).toEqual([])
  },
)

test('takes as many queries for a block of 20 lines as for a block of 2', async () => {
  const counts: number[] = []
  for (const most of [2, 20]) {
    const paste = ({ lines, ...rows }: Rows): Call => {
      const edits = lines
        .slice(0, most)
        .map((line: object) => ({ ...line, ...figures, code: randomUUID(), accounting_code: randomUUID().slice(0, 8) }))
      const adds = Array.from({ length: most }, () => ({ ...added(rows), accounting_code: randomUUID().slice(0, 8) }))
      return ['POST', `/projects/${rows.project}/budget_items`, { edits, adds }]
    }
    counts.push((await measure(many, paste)).queries.length)
  }
  expect(counts[0]).toBe(counts[1])
})
