import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { aProject } from '../../support/made.ts'
import type { Person } from '../../support/portal.ts'
import { csv, expensesOf, useImportClient } from './import-client.ts'

const client = useImportClient()
let as: Person

beforeAll(async () => {
  as = await client().portal.person('sysadmin')
  const rates = [
    { from: 'eur', to: 'tl', rate: 40, effective_date: '2026-01-01' },
    { from: 'eur', to: 'tl', rate: 50, effective_date: '2026-03-10' },
    { from: 'usd', to: 'tl', rate: 25, effective_date: '2025-06-01' },
    { from: 'usd', to: 'tl', rate: 35.5, effective_date: '2026-01-01' },
    { from: 'eur', to: 'usd', rate: 1.1, effective_date: '2025-06-01' },
  ]
  for (const rate of rates) {
    const body = { ...rate, source: 'Bank', confirmed: true }
    expect((await client().portal.call('POST', '/exchange_rates', { as, body })).status).toBe(200)
  }
})

/** Creates a lira project with two lines, and uploads a file of expenses. */
const sent = async (bytes: Buffer, currency = 'tl') => {
  const { id } = await aProject(client().portal, { currency })
  const lines = csv(
    'Category,Category name,Code,Name,Quantity,Price',
    'A,Staff,C05,Bus,1,90000',
    'A,,B05,Print,1,90000',
  )
  expect((await client().apply(await client().sent(id, 'items', lines))).status).toBe(200)
  return { id, file: await client().sent(id, 'expenses', bytes) }
}

const expensesIn = async (id: string) =>
  (await client().portal.call('GET', `/expenses?project_id=${id}&sort=date`, { as })).body

const problemsOf = (seen: { rows: { line: number; problems: { field: string | null; code: string }[] }[] }) =>
  seen.rows.flatMap(({ line, problems }) => problems.map(({ field, code }) => `${line} ${field} ${code}`))

describe('an amount in another currency', () => {
  const rows = ['B05,2026-03-01,500.00 TL,Paper', 'C05,2026-03-09,€ 109.78,Flight', 'C05,2026-03-10,109.78 €,Flight']

  test('has its row rejected unless conversion was requested', async () => {
    const { id, file } = await sent(expensesOf(...rows))
    const seen = await client().preview(file)
    expect(problemsOf(seen)).toEqual(['3 amount currency_foreign', '4 amount currency_foreign'])
    expect(seen).toMatchObject({ foreign: 2, counts: { new: 1, bad: 2 }, file_minor: 50_000, total_minor: 50_000 })
    expect(seen.rows[1].original).toEqual({ currency: 'EUR', amount_minor: 10_978, rate: null, converted_minor: null })
    const answer = await client().apply(file)
    expect(answer.body.errors).toEqual([
      { path: 'rows.3.amount', code: 'currency_foreign' },
      { path: 'rows.4.amount', code: 'currency_foreign' },
    ])
    expect((await expensesIn(id)).total).toBe(0)
  })

  test('is recognised as a possible duplicate by its paid amount, even after the rate changed', async () => {
    const { id, file } = await sent(expensesOf('C05,2026-06-02,€ 100.00,Hotel'))
    expect((await client().apply(file, undefined, { with_conversion: true })).body.data.added).toBe(1)
    const rate = { from: 'eur', to: 'tl', rate: 55, effective_date: '2026-06-01', source: 'Bank', confirmed: true }
    expect((await client().portal.call('POST', '/exchange_rates', { as, body: rate })).status).toBe(200)
    const overlapping = expensesOf('C05,2026-06-02,€ 100.00,Hotel', 'C05,2026-06-03,€ 10.00,Bus')
    const seen = await client().preview(await client().sent(id, 'expenses', overlapping), { with_conversion: true })
    expect(seen).toMatchObject({ possible_duplicates: 1, counts: { new: 1, left_out: 1 } })
  })

  test('is converted at the rate of its day, and the expense keeps the paid amount and the rate', async () => {
    const { id, file } = await sent(expensesOf(...rows))
    const seen = await client().preview(file, { with_conversion: true })
    expect(seen).toMatchObject({ foreign: 2, counts: { new: 3, bad: 0 }, total_minor: 50_000 + 439_120 + 548_900 })
    expect(seen.rows[2].original).toMatchObject({ rate: 50, converted_minor: 548_900 })
    expect((await client().apply(file, undefined, { with_conversion: true })).body.data.added).toBe(3)
    const { data, with_original } = await expensesIn(id)
    expect(with_original).toBe(2)
    expect(
      data.map(({ amount_minor, original }: { amount_minor: number; original: unknown }) => [amount_minor, original]),
    ).toEqual([
      [50_000, null],
      [439_120, { currency: 'eur', amount_minor: 10_978, rate: 40 }],
      [548_900, { currency: 'eur', amount_minor: 10_978, rate: 50 }],
    ])
  })

  test('keeps the paid amount through edits of the text, deletion, and restoring, until the amount changes', async () => {
    const { id, file } = await sent(expensesOf(...rows))
    await client().apply(file, undefined, { with_conversion: true })
    const [, expense] = (await expensesIn(id)).data
    const of = `/expenses/${expense.id}`
    const { date, amount_minor, item } = expense
    const change = async (version: number, more: object) => {
      const body = { version, date, amount_minor, item_id: item.id, description: 'Flight change', ...more }
      return (await client().portal.call('PATCH', of, { as, body })).body.data
    }
    expect((await change(1, {})).original).toEqual(expense.original)
    await client().portal.call('DELETE', of, { as, body: { version: 2, reason: 'By mistake' } })
    const restored = (await client().portal.call('POST', `${of}/restore`, { as, body: {} })).body.data
    expect(restored.original).toEqual(expense.original)
    expect((await change(restored.version, { amount_minor: amount_minor + 1 })).original).toBeNull()
  })

  test('is rejected when its day has no rate or the portal doesn’t support its currency', async () => {
    const day = '2025-05-31'
    const file = csv(
      'Item code,Date,Amount,Description,Reason',
      `B05,${day},$ 5,Bus,Early`,
      'B05,2026-03-01,£12.50,Train,',
      'B05,2026-03-01,100 ل.س,Tea,',
    )
    const seen = await client().preview((await sent(file)).file, { with_conversion: true })
    expect(problemsOf(seen)).toEqual([
      '2 amount rate_unknown',
      '3 amount currency_unsupported',
      '4 amount currency_unsupported',
    ])
  })

  test('is converted through the dollar when its own pair has no rate', async () => {
    const { file } = await sent(expensesOf('B05,2026-02-01,355 TL,Bus', 'B05,2025-07-01,11 TL,Bus'), 'eur')
    const { rows: seen } = await client().preview(file, { with_conversion: true })
    expect(seen[0].original).toMatchObject({ rate: 0.025, converted_minor: 888 })
    // One euro is $1.10, and one lira is $0.04.
    expect(seen[1].original).toMatchObject({ rate: 0.03636364, converted_minor: 40 })
  })

  test('stays negative in both currencies for a refund', async () => {
    const file = csv(
      'Item code,Date,Amount,Description,Reason',
      'C05,2026-02-01,€ 10,Flight,',
      'C05,2026-02-02,(€ 2.50),Flight,Cancelled',
    )
    const { rows: seen } = await client().preview((await sent(file)).file, { with_conversion: true })
    expect(seen[1]).toMatchObject({ state: 'new', original: { amount_minor: -250, converted_minor: -10_000 } })
  })
})

describe('a currency that isn’t in the text of an amount', () => {
  test('is read from the number format of its cell', async () => {
    const title = ['Item code', 'Date', 'Amount', 'Description'].map(value => ({ value }))
    const row = (value: number, format: string) => [
      ...[{ value: 'C05' }, { value: '2026-03-09' }, { value, format }, { value: `Flight ${value}` }],
    ]
    const file = await writeXlsx([title, row(109.78, '[$€-407] #,##0.00'), row(5, '#,##0.00\\ "TL"')]).toBuffer()
    const seen = await client().preview((await sent(file)).file)
    expect(problemsOf(seen)).toEqual(['2 amount currency_foreign'])
  })

  test('is read from a column of its own or from the column title', async () => {
    const column = csv('Item code,Date,Amount,Currency,Description', 'C05,2026-03-09,5,EUR,a', 'C05,2026-03-09,5,TRY,b')
    expect(problemsOf(await client().preview((await sent(column)).file))).toEqual(['2 amount currency_foreign'])
    const title = csv('Item code,Date,Amount (EUR),Description', 'C05,2026-03-09,5,a')
    expect(problemsOf(await client().preview((await sent(title)).file))).toEqual(['2 amount currency_foreign'])
  })

  test('is rejected when two sources contradict each other or the word is ambiguous', async () => {
    const file = csv(
      'Item code,Date,Amount,Currency,Description',
      'C05,2026-03-09,5 €,TRY,a',
      'C05,2026-03-09,5 lira,,b',
    )
    const seen = await client().preview((await sent(file)).file, { with_conversion: true })
    expect(problemsOf(seen)).toEqual(['2 amount currency_conflict', '3 amount currency_unclear'])
  })
})

test('rejects prices of budget lines in another currency', async () => {
  const { id } = await aProject(client().portal, { currency: 'tl' })
  const titles = 'Category,Category name,Code,Name,Quantity,Price'
  const file = await client().sent(
    id,
    'items',
    csv(titles, 'A,Staff,A1,Bus,1,€ 5', 'A,Staff,A2,Bus,1,₺5', 'A,Staff,A3,Bus,1 $,5'),
  )
  expect(problemsOf(await client().preview(file, { with_conversion: true }))).toEqual([
    '2 price currency_foreign',
    '4 amount currency_foreign',
  ])
})

test('imports a partner’s file with five currencies, and converts those it supports', async () => {
  const bytes = readFileSync(new URL('files/foreign-currency.csv', import.meta.url))
  const text = bytes.toString().replaceAll('C06', 'B05')
  const { file } = await sent(Buffer.from(text))
  const seen = await client().preview(file, { with_conversion: true })
  expect(problemsOf(seen)).toEqual(['5 amount currency_unsupported'])
  expect(
    seen.rows.map(({ original }: { original: { converted_minor: number } | null }) => original?.converted_minor),
  ).toEqual([...[undefined, 439_120, 142_000, null, undefined]])
})
