import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { currencyInFormat, formatsOf } from '../../../../../packages/server/src/money/imports/reader/formats.ts'
import { readXlsx } from '../../../../../packages/server/src/money/imports/reader/read-xlsx.ts'
import { dataRows, shownAbout, withoutColumns } from '../../../../../packages/server/src/money/imports/reader/table.ts'
import { sheetOf } from './zip.ts'

const given = (name: string) => readFileSync(new URL(`../files/${name}`, import.meta.url))

describe('the number format of a cell', () => {
  test.each([
    ['[$€-407] #,##0.00', 'EUR'],
    ['#,##0.00 [$€-1]', 'EUR'],
    ['[$€-x-euro2] #,##0.00', 'EUR'],
    ['"$"#,##0.00', 'USD'],
    ['$#,##0.00_);[Red]($#,##0.00)', 'USD'],
    ['_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', 'USD'],
    ['[$USD] #,##0.00', 'USD'],
    ['#,##0.00\\ "TL"', 'TRY'],
    ['#,##0.00\\ \\T\\L', 'TRY'],
    ['_-* #,##0.00\\ "₺"_-;\\-* #,##0.00\\ "₺"_-', 'TRY'],
    ['[$ل.س.‏-2801] #,##0.00', 'SYP'],
    ['[>=1000]"£"#,##0;"£"0', 'GBP'],
    ['#,##0.00', null],
    ['General', null],
    ['0.00E+00', null],
    ['[$-409]d-mmm-yyyy', null],
    ['0 "days"', null],
    ['[Red]0.00', null],
  ])('%s shows the currency %s', (code, currency) => {
    expect(currencyInFormat(code)).toBe(currency)
  })

  test('is in dollars when a file refers to the built-in currency format only by number', () => {
    const styles = '<cellXfs><xf numFmtId="44"/><xf numFmtId="0"/></cellXfs>'
    const lira = `<numFmt numFmtId='44' formatCode='#,##0 "&#x20BA;"'/>${styles}`
    const currencies = (xml: string) => [...formatsOf(xml).values()].map(({ currency }) => currency)
    expect(currencies(styles)).toEqual(['USD', null])
    expect(currencies(lira)).toEqual(['TRY', null])
  })

  test('adds its currency to the figure', async () => {
    const shown = (value: number, format: string) => ({ value, format })
    const file = await writeXlsx([
      [{ value: 'Amount' }],
      [shown(109.78, '[$€-407] #,##0.00')],
      [shown(5, '#,##0.00\\ "TL"')],
      [shown(6, '#,##0.00')],
    ]).toBuffer()
    expect((await readXlsx(file)).rows.slice(1).flat()).toEqual([
      { text: '109.78', typed: 'figure', currency: 'EUR' },
      { text: '5', typed: 'figure', currency: 'TRY' },
      { text: '6', typed: 'figure' },
    ])
  })
})

describe('rows, columns, and sheets of a workbook', () => {
  test('are reported and left out unless requested if a filter hides them', async () => {
    const table = await readXlsx(given('filtered-travel.xlsx'))
    expect(shownAbout(table).hidden_rows).toEqual([3, 6])
    expect(dataRows(table, false).map(({ line }) => line)).toEqual([2, 4, 5, 7])
    expect(dataRows(table, true).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('count as hidden without height or width too, except for empty ones and the titles', async () => {
    const cell = (name: string) => `<c r="${name}" t="inlineStr"><is><t>${name}</t></is></c>`
    const row = (line: number, more = '') => `<row r="${line}" ${more}>${cell(`A${line}`)}${cell(`C${line}`)}</row>`
    const rows = [row(1, 'hidden="1"'), row(2, 'ht="0" customHeight="1"'), row(3), '<row r="4" hidden="true"/>', row(5)]
    const cols = '<cols><col min="1" max="1" width="9"/><col min="2" max="16384" hidden="true"/></cols>'
    const table = await readXlsx(sheetOf(rows.join(''), [], cols))
    expect(shownAbout(table)).toMatchObject({ hidden_rows: [2], hidden_columns: ['C1'] })
    expect(withoutColumns(table).rows.map(cells => cells.map(({ text }) => text).join())).toEqual([
      ...['A1,,', 'A2,,', 'A3,,'],
      expect.stringMatching(/^,*$/),
      'A5,,',
    ])
  })

  test('are read from a hidden sheet only if it is chosen', async () => {
    const [first, second] = [{ name: 'Old', state: 'hidden' }, { name: 'Ledger' }]
    const cells = (text: string) =>
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`.concat(
        `<row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c></row>`,
      )
    const file = sheetOf(cells('old'), [], '', [first, { ...second, rows: cells('new') }])
    const table = await readXlsx(file)
    expect(shownAbout(table)).toMatchObject({
      sheet: 1,
      sheets: [
        { name: 'Old', is_hidden: true },
        { name: 'Ledger', is_hidden: false },
      ],
    })
    expect(table.rows[0]).toEqual([{ text: 'new' }])
    expect((await readXlsx(file, 0)).rows[0]).toEqual([{ text: 'old' }])
  })

  test('can be read from the sheet after a cover sheet', async () => {
    const { rows, about } = await readXlsx(given('gider-tablosu.xlsx'), 1)
    expect([about.sheets.map(({ name }) => name), about.sheet]).toEqual([['Kapak', 'Giderler'], 1])
    expect(rows[0]?.map(({ text }) => text)).toEqual(['Tarih', 'Bütçe kodu', 'Açıklama', 'Tutar', 'Fiş no'])
  })
})
