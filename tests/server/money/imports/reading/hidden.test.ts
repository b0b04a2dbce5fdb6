import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { aProject } from '../../../support/made.ts'
import { csv, useImportClient } from '../import-client.ts'

const client = useImportClient()
const given = (name: string) => readFileSync(new URL(`../files/${name}`, import.meta.url))

/** Creates a lira project with a line for each code, and uploads a file of expenses. */
const sent = async (bytes: Buffer, ...codes: string[]) => {
  const { id } = await aProject(client().portal, { currency: 'tl' })
  const lines = codes.map(code => `A,Staff,${code},Line ${code},1,90000`)
  await client().apply(
    await client().sent(id, 'items', csv('Category,Category name,Code,Name,Quantity,Price', ...lines)),
  )
  return { id, file: await client().sent(id, 'expenses', bytes) }
}

const linesOf = (seen: { rows: { line: number }[] }) => seen.rows.map(({ line }) => line)
const spentIn = async (id: string) => (await client().budgetOf(id)).totals.spent_minor

describe('hidden rows of a workbook', () => {
  test('are reported, and imported only on request', async () => {
    const { id, file } = await sent(given('filtered-travel.xlsx'), 'C01')
    const { body } = await client().columns(file)
    expect(body.data.about.hidden_rows).toEqual([3, 6])
    const matching = ['item_code', 'date', 'amount', 'description', 'reference']
    expect(linesOf(await client().preview(file, { matching }))).toEqual([2, 4, 5, 7])
    const all = await client().preview(file, { matching, with_hidden: true })
    expect([linesOf(all), all.total_minor]).toEqual([[2, 3, 4, 5, 6, 7], 422_437])
    expect((await client().apply(file, matching)).body.data.added).toBe(4)
    expect(await spentIn(id)).toBe(233_550)
    const { body: more } = await client().apply(file, matching, { with_hidden: true })
    expect([more.data.added, await spentIn(id)]).toEqual([2, 422_437])
  })
})

describe('sheets of a workbook', () => {
  const sheet = (name: string, amount: number) => ({
    sheet: name,
    data: [
      ['Item code', 'Date', 'Amount', 'Description'].map(value => ({ value })),
      [{ value: 'C01' }, { value: '2026-03-09' }, { value: amount }, { value: name }],
    ],
  })

  test('are imported one at a time, and each only once', async () => {
    const bytes = await writeXlsx([sheet('March', 5), sheet('April', 7)]).toBuffer()
    const { id, file } = await sent(bytes, 'C01')
    expect((await client().apply(file)).body.data.added).toBe(1)
    const as = await client().portal.person('sysadmin')
    const { body } = await client().portal.call('POST', `/imports/${file}/columns`, { as, body: { sheet: 1 } })
    // Nobody else can read the file.
    expect(body.code).toBe('not_found')
    expect((await client().readAs(file, { sheet: 1 })).body.data.about.sheet).toBe(1)
    expect((await client().apply(file)).body.data).toMatchObject({ added: 1, same: 0 })
    expect((await client().apply(file)).body.data).toMatchObject({ added: 0, same: 1 })
    await client().readAs(file, { sheet: 0 })
    expect((await client().apply(file)).body.data).toMatchObject({ added: 0, same: 1 })
    expect(await spentIn(id)).toBe(1200)
  })
})

describe('a text file', () => {
  test('is read again in the chosen encoding', async () => {
    const { file } = await sent(given('hesap-hareketleri.csv'), 'C01')
    const titles = async (reading: object) => (await client().readAs(file, reading)).body.data
    expect(await titles({})).toMatchObject({ about: { encoding: 'windows-1254' } })
    const western = await titles({ encoding: 'windows-1252' })
    expect(western.about.encoding).toBe('windows-1252')
    expect(western.columns[0].title).toBe('Örnek Katýlým Bankasý A.Þ.')
    const turkish = await titles({ encoding: 'windows-1254' })
    expect(turkish.columns[0].title).toBe('Örnek Katılım Bankası A.Ş.')
    expect((await client().readAs(file, { encoding: 'ebcdic' })).status).toBe(400)
  })

  test('has a row rejected when a comma splits its amount, and books no part of that amount', async () => {
    const { id, file } = await sent(given('ragged.csv'), 'C01', 'C02')
    const seen = await client().preview(file)
    expect(seen.rows[1]).toMatchObject({ line: 3, state: 'bad', problems: [{ field: null, code: 'row_split_amount' }] })
    expect(seen).toMatchObject({ counts: { new: 2, bad: 1 }, file_minor: 11_500 })
    expect((await client().apply(file)).body.errors).toEqual([{ path: 'rows.3', code: 'row_split_amount' }])
    expect(await spentIn(id)).toBe(0)
  })

  test('imports Turkish amounts in the project’s currency, including refunds', async () => {
    const { id, file } = await sent(given('tl-amounts.csv'), 'A01', 'B01', 'C02')
    const matching = ['item_code', 'date', 'amount', 'description', 'reason']
    const seen = await client().preview(file, { matching })
    expect(seen).toMatchObject({ foreign: 0, counts: { new: 8, bad: 0 } })
    expect(seen.rows.map(({ values }: { values: string[] }) => values[2])).toEqual([
      ...['1234.5', '2234.5', '3234.5', '4234.5', '-634.5', '-5', '-5', '1050'],
    ])
    await client().apply(file, matching)
    expect(await spentIn(id)).toBe(1_134_350)
  })
})
