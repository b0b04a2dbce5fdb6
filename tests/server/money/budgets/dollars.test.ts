import { beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

let as: Person
let project: { id: string }
/** The first line has three expenses, the other two have one each. The third line is in a category of its own. */
let lines: { id: string; category_id: string; version: number }[]

const get = async (path: string) => (await portal().call('GET', path, { as })).body

/**
 * Sums the dollar values in the filtered list of expenses, and checks the list's own sum and its count without rate.
 */
const opened = async (filter = '') => {
  const { data, sum_usd_minor, without_rate } = await get(`/expenses?project_id=${project.id}${filter}&limit=100`)
  const known = data.flatMap(({ usd_minor }: { usd_minor: number | null }) => usd_minor ?? [])
  expect(sum_usd_minor).toBe(known.reduce((all: number, cents: number) => all + cents, 0))
  expect(without_rate).toBe(data.length - known.length)
  return sum_usd_minor
}

beforeAll(async () => {
  as = await portal().person('sysadmin')
  for (const [effective_date, rate] of [
    ['2026-01-01', 1.1],
    ['2026-02-01', 1.23456789],
  ])
    await portal().database.pool.query(
      `INSERT INTO exchange_rates (id, "from", "to", rate, effective_date, source)
       VALUES (gen_random_uuid(), 'eur', 'usd', $2, $1, 'bank')`,
      [effective_date, rate],
    )
  project = await aProject(portal(), { currency: 'eur' }, as)
  const [one, other] = [
    await aCategory(portal(), { project_id: project.id }),
    await aCategory(portal(), { project_id: project.id }),
  ]
  lines = []
  for (const category_id of [one.id, one.id, other.id]) lines.push(await aLine(portal(), { category_id }, as))
  const spend = (at: number, date: string, amount_minor: number) =>
    anExpense(portal(), { item_id: lines[at]?.id ?? '', date, amount_minor }, as)
  // 5 cents are worth 5.5 at the first rate. The sum of rounded values therefore differs from the rounded sum.
  for (const date of ['2026-01-10', '2026-01-11', '2026-02-01']) await spend(0, date, 5)
  await spend(1, '2026-02-10', 33_333)
  await spend(2, '2026-01-31', 100)
})

describe('spent amounts in dollars', () => {
  test('sum the listed expenses, each at its own rate, for lines, categories, and totals', async () => {
    const { data } = await get(`/projects/${project.id}/budget`)
    expect(data.items.map((item: { spent_usd_minor: number }) => item.spent_usd_minor)).toEqual([18, 41_152, 110])
    for (const { id, spent_usd_minor } of data.items) expect(spent_usd_minor).toBe(await opened(`&item_id=${id}`))
    for (const { id, spent_usd_minor } of data.categories)
      expect(spent_usd_minor).toBe(await opened(`&category_id=${id}`))
    expect(data.totals.spent_usd_minor).toBe(await opened())
    expect(await opened()).toBe(41_280)
    expect((await get(`/projects/${project.id}/monthly`)).data.totals).toEqual(data.totals)
    expect((await get(`/projects/${project.id}/report`)).data.totals).toEqual(data.totals)
  })

  test('are included in responses to changes of lines and categories, and in rejections of stale ones', async () => {
    const [line] = lines
    const path = `/budget_items/${line?.id}`
    const edit = (version: number) => portal().call('PATCH', path, { as, body: { version, name: 'Trainer' } })
    const { data } = (await edit(1)).body
    expect([data.item, data.category, data.totals].map(one => one.spent_usd_minor)).toEqual([18, 41_170, 41_280])
    expect(await edit(1)).toMatchObject({ status: 409, body: { data: { version: 2, spent_usd_minor: 18 } } })
    const fresh = await aLine(portal(), { category_id: line?.category_id ?? '' }, as)
    expect(fresh.spent_usd_minor).toBe(0)
    const gone = await portal().call('DELETE', `/budget_items/${fresh.id}`, {
      as,
      body: { version: 1, reason: 'Wrong' },
    })
    expect(gone.body.data).toMatchObject({ category: { spent_usd_minor: 41_170 }, totals: { spent_usd_minor: 41_280 } })
    const renamed = { version: 1, name: 'Staff' }
    const category = await portal().call('PATCH', `/budget_categories/${line?.category_id}`, { as, body: renamed })
    expect(category.body.data.spent_usd_minor).toBe(41_170)
  })

  test('leave out expenses without a rate, and count them', async () => {
    await anExpense(portal(), { item_id: lines[2]?.id ?? '', date: '2025-12-31', amount_minor: 1 }, as)
    const { data } = await get(`/projects/${project.id}/budget`)
    const dollars = (rows: { spent_usd_minor: number; without_rate: number }[]) =>
      rows.map(row => [row.spent_usd_minor, row.without_rate])
    expect(dollars(data.items)).toEqual([
      ...[
        [18, 0],
        [41_152, 0],
        [110, 1],
      ],
    ])
    expect(dollars([...data.categories, data.totals])).toEqual([
      ...[
        [41_170, 0],
        [110, 1],
        [41_280, 1],
      ],
    ])
    expect([await opened(`&item_id=${lines[2]?.id}`), await opened()]).toEqual([110, 41_280])
    const sums = (await get(`/projects/${project.id}/report`)).data.totals
    expect(sums).toEqual(data.totals)
  })

  test('gain a missing rate once one is entered for that day, while existing rates stay', async () => {
    const fill = async () =>
      (await portal().call('POST', `/projects/${project.id}/expense_rates`, { as, body: {} })).body.data
    expect(await fill()).toEqual({ rated: 0, without_rate: 1 })
    const before = (await get(`/expenses?project_id=${project.id}&limit=100`)).data
    for (const [effective_date, rate] of [
      ['2025-12-01', 2],
      ['2026-01-05', 3],
    ]) {
      const body = { from: 'eur', to: 'usd', rate, effective_date, source: 'bank', confirmed: true }
      expect((await portal().call('POST', '/exchange_rates', { as, body })).status).toBe(200)
    }
    expect(await fill()).toEqual({ rated: 1, without_rate: 0 })
    const after = (await get(`/expenses?project_id=${project.id}&limit=100`)).data
    const changed = after.filter((row: object, at: number) => JSON.stringify(row) !== JSON.stringify(before[at]))
    expect(changed).toMatchObject([{ date: '2025-12-31', usd_rate: 2, usd_minor: 2, version: 2 }])
    expect((await get(`/projects/${project.id}/budget`)).data.totals).toMatchObject({
      ...{ spent_usd_minor: 41_282, without_rate: 0 },
    })
    const { rows } = await portal().database.pool.query(
      `SELECT details FROM audit WHERE action = 'rate' AND entity_id = $1`,
      [changed[0].id],
    )
    expect(rows).toEqual([{ details: { usd_rate: 2 } }])
    expect(await fill()).toEqual({ rated: 0, without_rate: 0 })
  })

  test('can be completed only with the privilege to edit expenses and access to the project', async () => {
    const body = {}
    const reader = await portal().person('staff', [{ group: 'budget', command: 'view' }])
    const path = `/projects/${project.id}/expense_rates`
    expect((await portal().call('POST', path, { as: reader, body })).status).toBe(403)
    const stranger = await portal().person('staff', [{ group: 'budget', command: 'edit_expense' }])
    expect((await portal().call('POST', path, { as: stranger, body })).status).toBe(404)
  })
})
