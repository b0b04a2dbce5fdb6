import { afterEach, describe, expect, test } from 'vitest'
import { anExpense, aProject } from '../../support/made.ts'
import { queriesOf } from '../../support/platform/queries.ts'
import { csv, items, useImportClient } from './import-client.ts'

const client = useImportClient()

// A person can have only a few pending files.
afterEach(() => client().portal.database.pool.query('DELETE FROM imports'))

const file = (...lines: string[]) => csv('Item code,Date,Amount,Description,Reference', ...lines)

/** Creates a project with lines, and imports these expenses. */
const spent = async (...lines: string[]) => {
  const { id } = await aProject(client().portal)
  await client().apply(await client().sent(id, 'items', items))
  if (lines.length > 0)
    expect((await client().apply(await client().sent(id, 'expenses', file(...lines)))).status).toBe(200)
  return id
}

const seen = async (id: string, lines: readonly string[], choice?: object) =>
  client().preview(await client().sent(id, 'expenses', file(...lines)), choice)

/** Row numbers of possible duplicates. */
const possibleDuplicatesIn = async (id: string, ...lines: string[]) =>
  (await seen(id, lines)).rows.flatMap((row: { possible_duplicate: boolean; line: number }) =>
    row.possible_duplicate ? [row.line] : [],
  )

const spentOf = async (id: string) => (await client().budgetOf(id)).totals.spent_minor

describe('a row of expenses is a possible duplicate', () => {
  test('when line, day, amount, and description match an expense, in any spelling', async () => {
    const id = await spent('A1,2026-01-31,100,Fee of the trainer,')
    const rewritten = ['a1,31-Jan-2026,"100.00",fee  of the TRAINER,', 'A1,2026-01-31,100,Fee of the trainer,V-7']
    for (const row of rewritten) expect([row, await possibleDuplicatesIn(id, row)]).toEqual([row, [2]])
    const others = [
      'A2,2026-01-31,100,Fee of the trainer,',
      'A1,2026-02-01,100,Fee of the trainer,',
      'A1,2026-01-31,100.01,Fee of the trainer,',
      'A1,2026-01-31,100,Fee of the driver,',
    ]
    expect(await possibleDuplicatesIn(id, ...others)).toEqual([])
  })

  test('when the reference matches with another description, but not when the references differ', async () => {
    const id = await spent('A1,2026-01-31,100,Fee,V-7')
    expect(await possibleDuplicatesIn(id, 'A1,2026-01-31,100,Fee of the trainer,v-7')).toEqual([2])
    expect(await possibleDuplicatesIn(id, 'A1,2026-01-31,100,Fee,V-8')).toEqual([])
  })

  test('once for each existing expense, and the closest match first', async () => {
    const id = await spent('A1,2026-01-31,100,Fee,V-7', 'A1,2026-01-31,100,Bus,')
    expect(
      await possibleDuplicatesIn(
        id,
        'A1,2026-01-31,100,Fee corrected,V-7',
        'A1,2026-01-31,100,Fee,V-7',
        'A1,2026-01-31,100,Bus,',
        'A1,2026-01-31,100,Bus,',
      ),
    ).toEqual([3, 4])
    // Equal rows in one file are separate expenses.
    expect(await possibleDuplicatesIn(id, 'A2,2026-01-31,1,Fee,', 'A2,2026-01-31,1,Fee,')).toEqual([])
  })
})

describe('an import of a corrected file', () => {
  const first = ['A1,2026-01-31,100,Fee,V-1', 'A1,2026-02-28,50,Bus,V-2']
  const corrected = [...first.slice(0, 1), 'A1,2026-02-28,60,Bus,V-3', 'B1,2026-02-28,20,Hall,']

  test('adds only new rows, and returns the rows it left out', async () => {
    const id = await spent(...first)
    const sent = await client().sent(id, 'expenses', file(...corrected))
    expect(await client().preview(sent)).toMatchObject({
      rows: [
        { line: 2, state: 'left_out', possible_duplicate: true, problems: [] },
        { line: 3, state: 'new', possible_duplicate: false },
        { line: 4, state: 'new', possible_duplicate: false },
      ],
      counts: { new: 2, changed: 0, same: 0, left_out: 1, bad: 0 },
      total_minor: 8_000,
    })
    expect((await client().apply(sent)).body.data).toEqual({ added: 2, changed: 0, same: 0, left_out: [2] })
    expect(await spentOf(id)).toBe(15_000 + 8_000)
    const { rows } = await client().portal.database.pool.query(
      `SELECT details->'left_out' AS left_out FROM audit WHERE entity_id = $1 AND action = 'import_expenses' ORDER BY at DESC`,
      [id],
    )
    expect(rows[0]).toEqual({ left_out: [2] })
  })

  test('adds all rows on request, and includes them in the totals', async () => {
    const id = await spent(...first)
    const sent = await client().sent(id, 'expenses', file(...corrected))
    expect(await client().preview(sent, { with_duplicates: true })).toMatchObject({
      rows: [{ state: 'new', possible_duplicate: true }, { possible_duplicate: false }, { possible_duplicate: false }],
      counts: { new: 3, changed: 0, same: 0, left_out: 0, bad: 0 },
      total_minor: 18_000,
    })
    expect((await client().apply(sent, undefined, { with_duplicates: true })).body.data).toEqual({
      ...{ added: 3, changed: 0, same: 0, left_out: [] },
    })
    expect(await spentOf(id)).toBe(15_000 + 18_000)
  })

  test('is rejected if all rows are requested and a duplicate exceeds the surplus of its line', async () => {
    const id = await spent('B1,2026-02-28,40,Hall,')
    const rows = ['B1,2026-02-28,40,Hall,', 'B1,2026-02-28,20,Tape,']
    const counted = { new: 1, changed: 0, same: 0, left_out: 1, bad: 0 }
    expect(await seen(id, rows)).toMatchObject({ counts: counted, total_minor: 2_000 })
    const both = await seen(id, rows, { with_duplicates: true })
    expect(both.rows).toMatchObject([
      { state: 'bad', possible_duplicate: true, problems: [{ field: 'amount', code: 'over_surplus' }] },
      { state: 'new', possible_duplicate: false, problems: [] },
    ])
    const sent = await client().sent(id, 'expenses', file(...rows))
    expect((await client().apply(sent, undefined, { with_duplicates: true })).body.errors).toEqual([
      { path: 'rows.2.amount', code: 'over_surplus' },
    ])
    expect(await spentOf(id)).toBe(4_000)
  })

  test('leaves out expenses that were posted between the preview and the import', async () => {
    const id = await spent()
    const sent = await client().sent(id, 'expenses', file(...first))
    expect((await client().preview(sent)).counts.left_out).toBe(0)
    const line = (await client().budgetOf(id)).items.find(({ code }: { code: string }) => code === 'A1')
    const row = { date: '2026-01-31', amount_minor: 10_000, description: 'fee', reference: '' }
    await anExpense(client().portal, { item_id: line.id, ...row })
    expect((await client().apply(sent)).body.data).toEqual({ added: 1, changed: 0, same: 0, left_out: [2] })
    expect(await spentOf(id)).toBe(15_000)
  })
})

test('leaves out duplicates in a closed month, and imports the rows after it', async () => {
  const january = 'A1,2026-01-31,100,Fee of the trainer,'
  const id = await spent(january)
  await client().portal.database.pool.query(`UPDATE projects SET closed_months = '{2026-01}' WHERE id = $1`, [id])
  const sent = await client().sent(id, 'expenses', file(january, 'A1,2026-02-28,50,Fee of the trainer,'))
  expect((await client().apply(sent)).body.data).toEqual({ added: 1, changed: 0, same: 0, left_out: [2] })
})

test('takes as many queries to compare 60 rows as to compare one', async () => {
  const id = await spent('A1,2026-01-31,1,Fee 0,', 'A2,2026-01-31,1,Fee 1,')
  const counts: number[] = []
  for (const rows of [1, 60]) {
    const lines = Array.from({ length: rows }, (_, at) => `A${(at % 2) + 1},2026-01-31,1,Fee ${at},`)
    const sent = await client().sent(id, 'expenses', file(...lines))
    const matching = await client().read(sent)
    const { result, queries } = await queriesOf(() => client().apply(sent, matching, { with_duplicates: true }))
    expect(result.body.data).toEqual({ added: rows, changed: 0, same: 0, left_out: [] })
    counts.push(queries.length)
  }
  expect(counts[1]).toBe(counts[0])
})
