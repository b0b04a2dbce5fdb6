import { limits } from '@portal/contract/core/fields/limits'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { rounds } from '../../../../support/rounds.ts'
import { aProject } from '../../../support/made.ts'
import { csv, expensesOf, useImportClient } from '../import-client.ts'

const client = useImportClient()

type Row = Readonly<Record<string, string>>

const line = { Category: 'A', 'Category name': 'Staff', Name: 'Trainer', Quantity: '1', Frequency: '1', Load: '100' }
const cost = { 'Item code': 'A1', Date: '2026-01-31', Description: 'Fee' }

/** Builds one row for each figure, which goes into the given column. */
const rowsOf = (column: string, figures: readonly string[], rest: Row): readonly Row[] =>
  figures.map((figure, at) => ({ ...rest, Code: `A${at}`, 'Unit price': '1', ...rest, [column]: figure }))

const isNumeric = (title: string) => ['Quantity', 'Frequency', 'Load', 'Unit price', 'Amount'].includes(title)

const files = {
  csv: async (rows: readonly Row[]) =>
    csv(Object.keys(rows[0] ?? {}).join(), ...rows.map(row => Object.values(row).join())),
  xlsx: (rows: readonly Row[]) => {
    const titles = Object.keys(rows[0] ?? {}).map(value => ({ value }))
    const cells = rows.map(row =>
      Object.entries(row).map(([title, value]) => ({ value: isNumeric(title) ? Number(value) : value })),
    )
    return writeXlsx([titles, ...cells]).toBuffer()
  },
}

const kinds = ['csv', 'xlsx'] as const
const great = ['100000000000.01', '99999999999999999999', '1000000000000000000000000', '1e300', '1.7e308']

describe.each(kinds)('a figure that is too large in a %s file', kind => {
  const seen = async (project: string, of: 'items' | 'expenses', rows: readonly Row[]) =>
    client().preview(await client().sent(project, of, await files[kind](rows)))

  test.each(['Quantity', 'Frequency', 'Load', 'Unit price'])('makes its row invalid in the column %s', async column => {
    const { id } = await aProject(client().portal)
    const rows = rowsOf(column, ['0.5', ...great], line)
    const preview = await seen(id, 'items', rows)
    expect(preview.rows.map((row: { state: string }) => row.state)).toEqual(['new', ...great.map(() => 'bad')])
    for (const { problems } of preview.rows.slice(1))
      expect(problems).toEqual([
        expect.objectContaining({ code: expect.stringMatching(/^(value_too_large|wrong_type)$/) }),
      ])
  })

  test('makes its row bad in the amount of an expense', async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', await files.csv(rowsOf('Quantity', ['1', '1'], line))))
    const { rows } = await seen(id, 'expenses', rowsOf('Amount', ['0.5', ...great], cost))
    expect(rows.map((row: { state: string }) => row.state)).toEqual(['new', ...great.map(() => 'bad')])
  })
})

test.each(kinds)('rejects a row with valid figures whose total is too large (%s)', async kind => {
  const { id } = await aProject(client().portal)
  const rows = [
    ...rowsOf('Unit price', ['2', '100000000000', '3'], { ...line, Quantity: '10000' }),
    { ...line, Quantity: '10000000', Frequency: '100000', Code: 'B1', 'Unit price': '100000000000' },
  ].map(({ Code = '', 'Unit price': price = '', ...rest }) => ({ ...rest, Code, 'Unit price': price }))
  const file = await client().sent(id, 'items', await files[kind](rows))
  const preview = await client().preview(file)
  const bad = [{ field: 'price', code: 'value_too_large' }]
  expect(preview.rows.map((row: { problems: unknown }) => row.problems)).toEqual([[], bad, [], bad])
  expect(preview.total_minor).toBe(5_000_000)
  const { status, body } = await client().apply(file)
  expect([status, body.errors]).toEqual([
    400,
    [3, 5].map(at => ({ path: `rows.${at}.price`, code: 'value_too_large' })),
  ])
})

test('rejects the row that makes the budget too large, counting the lines that exist already', async () => {
  const { id } = await aProject(client().portal)
  const priced = (...prices: string[]) => rowsOf('Unit price', prices, line)
  const first = await client().sent(id, 'items', await files.csv(priced('60000000000')))
  expect((await client().apply(first)).status).toBe(200)
  const next = priced('60000000000', '39999999999.99', '0.02', '0.01')
  const preview = await client().preview(await client().sent(id, 'items', await files.csv(next)))
  expect(preview.rows.map((row: { state: string }) => row.state)).toEqual(['same', 'new', 'bad', 'new'])
  const corrected = await client().sent(id, 'items', await files.csv(next.filter((_, at) => at !== 2)))
  expect((await client().apply(corrected)).body.data).toEqual({ added: 2, changed: 0, same: 1, left_out: [] })
  expect((await client().budgetOf(id)).totals.total_minor).toBe(limits.minor_max)
})

describe('an expense', () => {
  beforeAll(async () => {
    const as = await client().portal.person('sysadmin')
    const rate = { from: 'eur', to: 'usd', rate: 1.25, effective_date: '2026-02-01', source: 'Bank' }
    expect((await client().portal.call('POST', '/exchange_rates', { as, body: rate })).status).toBe(200)
  })

  test('is a bad row when its dollar value is too large at the rate of its day', async () => {
    const { id } = await aProject(client().portal, { currency: 'eur' })
    const lines = await files.csv(rowsOf('Unit price', ['1', '99999999999'], line))
    await client().apply(await client().sent(id, 'items', lines))
    const costs = (...dated: string[]) => expensesOf(...dated.map(one => `A1,${one},Fee`))
    // The first day has no rate yet.
    const file = await client().sent(id, 'expenses', costs('2026-01-31,1', '2026-02-01,80000000000.01', '2026-02-01,7'))
    const { rows } = await client().preview(file)
    expect(rows.map((row: { problems: unknown }) => row.problems)).toEqual([
      [],
      [{ field: 'amount', code: 'value_too_large' }],
      [],
    ])
    expect((await client().apply(file)).body.errors).toEqual([{ path: 'rows.3.amount', code: 'value_too_large' }])
    const right = await client().sent(id, 'expenses', costs('2026-01-31,1', '2026-02-01,7'))
    expect((await client().apply(right)).body.data.added).toBe(2)
    const as = await client().portal.person('sysadmin')
    const { body } = await client().portal.call('GET', `/expenses?project_id=${id}&sort=date`, { as })
    expect(body.data.map(({ usd_rate }: { usd_rate: unknown }) => usd_rate)).toEqual([null, 1.25])
  })
})

test('previews any figures without failing, and accepts only those that fit', async () => {
  const { id } = await aProject(client().portal)
  // A person can have only a few pending files.
  const forget = () => client().portal.database.pool.query('DELETE FROM imports')
  await forget()
  const figure = fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String),
    fc.double({ min: 0, noNaN: true }).map(String),
    fc.integer({ min: 0, max: 1000 }).map(String),
  )
  const given = fc.record({ Quantity: figure, Frequency: figure, Load: figure, 'Unit price': figure })
  const row = given.map(figures => ({ ...line, ...figures }))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom(...kinds), async (rows, kind) => {
      const coded = rows.map((one, at) => ({ Code: `A${at}`, ...one }))
      const { counts, total_minor } = await client().preview(await client().sent(id, 'items', await files[kind](coded)))
      expect(counts.new + counts.bad).toBe(rows.length)
      expect(total_minor).toBeLessThanOrEqual(limits.minor_max)
      await forget()
    }),
    { numRuns: rounds(8, 25) },
  )
})
