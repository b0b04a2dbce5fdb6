import { limits } from '@portal/contract/core/fields/limits'
import { bare } from '@portal/contract/core/fields/text-rules'
import { describe, expect, test } from 'vitest'
import writeXlsx, { type SheetData } from 'write-excel-file/node'
import { readTableFile as readFile } from '../../../../../packages/server/src/money/imports/reader/read-file.ts'
import { cellName } from '../../../../../packages/server/src/money/imports/reader/table.ts'
import { sheetOf, zipOf } from './zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const texts = async (file: Uint8Array) => (await readFile(file)).rows.map(row => row.map(({ text }) => text))

describe('a csv file', () => {
  test.each([
    ['commas', 'a,b\n1,"x, y"'],
    ['semicolons', 'a;b\r\n1;x, y\r\n'],
    ['tabs', 'a\tb\n1\tx, y'],
  ])('is read with %s between its cells', async (_, text) => {
    expect(await texts(bytes(text))).toEqual([
      ['a', 'b'],
      ['1', 'x, y'],
    ])
  })

  test('is read as UTF-8 with a byte order mark and as windows-1256', async () => {
    expect(await texts(bytes('\ufeffالرمز,المبلغ\nأ,٥'))).toEqual([
      ['الرمز', 'المبلغ'],
      ['أ', '٥'],
    ])
    // The word for "code" and a letter in windows-1256.
    const old = new Uint8Array([0xc7, 0xe1, 0xd1, 0xe3, 0xd2, 0x0a, 0xc3])
    expect(await texts(old)).toEqual([['الرمز'], ['أ']])
  })

  test('is read as UTF-16 with tabs, and with quotes, line breaks, and direction marks in its cells', async () => {
    const unicode = Buffer.from('\ufeffالرمز\tالمبلغ\r\nأ\t5', 'utf16le')
    expect(await texts(unicode)).toEqual([
      ['الرمز', 'المبلغ'],
      ['أ', '5'],
    ])
    expect(await texts(bytes('\ufeffa;b\n\u200f001\u200f;"one ""two"";\nthree"\n'))).toEqual([
      ['a', 'b'],
      ['001', 'one "two";\nthree'],
    ])
  })

  test.each([
    ['no content', new Uint8Array([])],
    ['column titles only', bytes('a,b')],
    ['the bytes of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3])],
    ['an unterminated quote', bytes('a,b\n"1,2')],
    ['the content of a PDF', bytes('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj')],
    ['the content of a web page', bytes('\ufeff\n<!DOCTYPE html>\n<title>Log in, please</title>')],
  ])('with %s is rejected', async (_, file) => {
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })

  test.each([
    ['rows', `a\n${'1\n'.repeat(5001)}`],
    ['columns', `${','.repeat(60)}\n${',1'.repeat(60)}`],
    ['characters in a cell', `a\n${'x'.repeat(limits.import_cell_length + 1)}`],
  ])('with too many %s is rejected', async (_, text) => {
    await expect(readFile(bytes(text))).rejects.toMatchObject({ code: 'file_too_much' })
  })
})

describe('whitespace around a text', () => {
  test('is trimmed, while whitespace inside stays and doesn’t slow the search down', () => {
    expect(bare('\u200f \t a  b\u00a0\n')).toBe('a  b')
    expect(bare(' \u200e ')).toBe('')
    const inside = `x${' '.repeat(100_000)}x`
    const began = performance.now()
    expect(bare(inside)).toBe(inside)
    // Takes a millisecond if each character is read once, but twenty seconds if the search restarts at each space.
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

const xlsx = (rows: SheetData): Promise<Buffer> => writeXlsx(rows).toBuffer()

describe('an xlsx file', () => {
  test('returns figures and days as typed values, so that no style has to be guessed', async () => {
    const file = await xlsx([
      [{ value: 'Amount' }, { value: 'Date' }],
      [{ value: 1234.1 + 0.2 }, { value: new Date('2026-03-04T00:00:00Z'), format: 'dd/mm/yyyy' }],
    ])
    const [, row] = (await readFile(file)).rows
    expect(row).toEqual([
      { text: '1234.3', typed: 'figure' },
      { text: '2026-03-04', typed: 'day' },
    ])
  })

  test('returns large figures without floating-point noise', async () => {
    const figures = [123456789.91, 39999999999.99, 99999999999.99, -0.1, 1e15]
    const file = await xlsx([[{ value: 'Price' }], ...figures.map(value => [{ value }])])
    expect((await texts(file)).slice(1).flat()).toEqual([
      '123456789.91',
      '39999999999.99',
      '99999999999.99',
      '-0.1',
      '1000000000000000',
    ])
  })

  test('returns percentages as displayed, although a spreadsheet stores 60% as 0.6', async () => {
    const shown = (value: number, format?: string) => ({ value, ...(format && { format }) })
    const file = await xlsx([
      [{ value: 'Load' }, { value: 'Price' }, null, { value: 'Load' }],
      [shown(0.6, '0%'), shown(0.6), null, shown(0.3333, '0.0#%')],
      [],
      [shown(0.07, '0%'), shown(12, '#,##0.00'), null, shown(1, '0.00%')],
    ])
    expect((await texts(file)).slice(1)).toEqual([
      ['60', '0.6', '', '33.33'],
      ['', '', '', ''],
      ['7', '12', '', '100'],
    ])
  })

  test('exported by the portal, with direction marks in its Arabic date format, returns days', async () => {
    const format = '[$-1013801]"\u200f"dd-mmm-yyyy'
    const file = await xlsx([[{ value: 'التاريخ' }], [{ value: new Date('2026-03-04'), format }]])
    expect((await readFile(file)).rows[1]).toEqual([{ text: '2026-03-04', typed: 'day' }])
  })

  test('keeps texts that look like formulas, and removes the apostrophe that the portal’s export puts before them', async () => {
    const cells = ['=1+1', "'=1+1", "''@a", "'tis", '+1', '-1']
    const read = ['=1+1', '=1+1', "'@a", "'tis", '+1', '-1']
    const file = await xlsx([[{ value: 'Notes' }], ...cells.map(value => [{ value }])])
    expect((await readFile(file)).rows.slice(1)).toEqual(read.map(text => [{ text }]))
    expect((await texts(bytes(['Notes', ...cells].join('\n')))).slice(1)).toEqual(read.map(text => [text]))
  })

  test('is rejected when it is truncated or only starts like a zip archive', async () => {
    const file = await xlsx([[{ value: 'a' }], [{ value: 'b' }]])
    await expect(readFile(file.subarray(0, file.length - 30))).rejects.toMatchObject({ code: 'file_unreadable' })
    await expect(readFile(bytes('PK nothing of the kind'))).rejects.toMatchObject({ code: 'file_unreadable' })
  })

  test('is rejected before unpacking when it would fill the memory', async () => {
    const file = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(150 * 1024 * 1024) })
    expect(file.length).toBeLessThan(1024 * 1024)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_too_much' })
  })

  test('with two cells is rejected when one of them is too far away, and the next file is still read', async () => {
    const cell = (name: string) => `<c r="${name}" t="inlineStr"><is><t>a</t></is></c>`
    const sheet = (far: string) => sheetOf(`<row r="1">${cell('A1')}</row><row r="2">${cell(far)}</row>`)
    expect(await texts(sheet('A2'))).toEqual([['a'], ['a']])
    await expect(
      readFile(sheetOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`)),
    ).rejects.toMatchObject({
      code: 'file_too_much',
    })
    await expect(readFile(sheet('XFD2'))).rejects.toMatchObject({ code: 'file_too_much' })
    expect(await texts(bytes('a,b\n1,2'))).toHaveLength(2)
  })

  test('is rejected before it fills the memory when all cells share one long text', async () => {
    const row = (y: number) => Array.from({ length: 60 }, (_, x) => `<c r="${cellName(y, x)}" t="s"><v>0</v></c>`)
    const rows = Array.from({ length: 5001 }, (_, y) => `<row r="${y + 1}">${row(y).join('')}</row>`).join('')
    const file = (length: number) => sheetOf(rows, ['x'.repeat(length)])
    expect(file(2000).length).toBeLessThan(750_000)
    await expect(readFile(file(2000))).rejects.toMatchObject({ code: 'file_too_long' })
    expect(await texts(file(16))).toHaveLength(5001)
  })

  test('is rejected when it understates its unpacked size', async () => {
    const file = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(150 * 1024 * 1024) }, 1000)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })
})
