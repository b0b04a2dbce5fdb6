import { describe, expect, test } from 'vitest'
import { aProject } from '../../../support/made.ts'
import { csv, expensesOf, items, useImportClient } from '../import-client.ts'

const client = useImportClient()

const titles = 'Item code;Date;Amount;Description'

/** Creates a project with budget lines, and uploads a file of expenses. */
const sent = async (bytes: Buffer) => {
  const { id } = await aProject(client().portal)
  await client().apply(await client().sent(id, 'items', items))
  return { id, file: await client().sent(id, 'expenses', bytes) }
}

const valuesOf = (seen: { rows: { values: (string | null)[] }[] }, at: number) => seen.rows.map(row => row.values[at])

describe('the decimal mark of a file', () => {
  test('is detected from any row that shows it', async () => {
    const rows = ['A1;2026-01-01;1,500;a', 'A1;2026-01-02;2;b', 'A1;2026-01-03;12,5;c']
    const { id, file } = await sent(csv(titles, ...rows))
    const seen = await client().preview(file)
    expect(seen.style.decimal_mark).toEqual({ state: 'found', style: 'comma', examples: [{ line: 4, text: '12,5' }] })
    expect(valuesOf(seen, 2)).toEqual(['1.5', '2', '12.5'])
    expect(seen).toMatchObject({ counts: { new: 3, bad: 0 }, file_minor: 1600, total_minor: 1600 })
    expect((await client().apply(file)).body.data.added).toBe(3)
    expect((await client().budgetOf(id)).totals.spent_minor).toBe(1600)
  })

  test('must be chosen when no row shows it, and nothing is imported before', async () => {
    const { id, file } = await sent(csv(titles, 'A1;2026-01-01;1,500;a', 'A1;2026-01-02;20;b'))
    const seen = await client().preview(file)
    const examples = [{ line: 2, text: '1,500' }]
    expect(seen.style.decimal_mark).toEqual({ state: 'unclear', style: null, examples })
    expect(seen.rows[0].problems).toEqual([{ field: 'amount', code: 'ambiguous' }])
    expect((await client().apply(file)).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'rows.2.amount', code: 'ambiguous' }],
    })
    const point = await client().preview(file, { decimal_mark: 'point' })
    expect([valuesOf(point, 2), point.total_minor]).toEqual([['1500', '20'], 152_000])
    const comma = await client().preview(file, { decimal_mark: 'comma' })
    expect(comma.style.decimal_mark).toEqual({ state: 'unclear', style: 'comma', examples })
    expect([valuesOf(comma, 2), comma.total_minor]).toEqual([['1.5', '20'], 2150])
    await client().apply(file, undefined, { decimal_mark: 'comma' })
    expect((await client().budgetOf(id)).totals.spent_minor).toBe(2150)
  })

  test('is reported as mixed when rows contradict each other, and ambiguous rows stay bad whatever is chosen', async () => {
    const { file } = await sent(csv(titles, 'A1;2026-01-01;1.5;a', 'A1;2026-01-02;12,5;b', 'A1;2026-01-03;1,500;c'))
    const seen = await client().preview(file, { decimal_mark: 'point' })
    expect(seen.style.decimal_mark).toEqual({
      state: 'mixed',
      style: null,
      examples: [
        { line: 2, text: '1.5' },
        { line: 3, text: '12,5' },
      ],
    })
    expect(valuesOf(seen, 2)).toEqual(['1.5', '12.5', null])
    expect(seen.counts).toMatchObject({ new: 2, bad: 1 })
  })
})

describe('the day order of a file', () => {
  test('is detected from any row that shows the order', async () => {
    const { file } = await sent(expensesOf('A1,03/04/2026,1,a', 'A1,13/04/2026,1,b'))
    const seen = await client().preview(file)
    expect(seen.style.day_order).toMatchObject({ state: 'found', style: 'day', examples: [{ line: 3 }] })
    expect(valuesOf(seen, 1)).toEqual(['2026-04-03', '2026-04-13'])
  })

  test('must be chosen when no row shows the order', async () => {
    const { file } = await sent(expensesOf('A1,03/04/2026,1,a', 'A1,05/05/2026,1,b'))
    expect((await client().preview(file)).style.day_order).toMatchObject({ state: 'unclear', style: null })
    const seen = await client().preview(file, { day_order: 'month' })
    expect(valuesOf(seen, 1)).toEqual(['2026-03-04', '2026-05-05'])
    expect((await client().apply(file, undefined, { day_order: 'month' })).body.data.added).toBe(2)
  })
})

test('pages the rows of a preview, and shows only rows with a problem by default', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => `${at % 3 === 0 ? 'X' : 'A1'},2026-01-01,1,Fee ${at}`)
  const { file } = await sent(expensesOf(...rows))
  const lines: number[][] = []
  for (let cursor = 0; ; ) {
    const page = await client().preview(file, { limit: 3, cursor })
    expect(page.counts).toMatchObject({ new: 4, bad: 3 })
    lines.push(page.rows.map(({ line }: { line: number }) => line))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  expect(lines).toEqual([[2, 3, 4], [5, 6, 7], [8]])
  const marked = await client().preview(file, { shows: undefined, limit: 2 })
  expect(marked).toMatchObject({ shows: 'marked', rows: [{ line: 2 }, { line: 5 }], next_cursor: 5 })
})
