import { readFileSync } from 'node:fs'
import type { Encoding } from '@portal/contract/core/tables/file-tables'
import { describe, expect, test } from 'vitest'
import { decoded } from '../../../../../packages/server/src/money/imports/reader/encoding.ts'
import { readCsv } from '../../../../../packages/server/src/money/imports/reader/read-csv.ts'
import { separatorOf } from '../../../../../packages/server/src/money/imports/reader/separator.ts'
import { dataRows } from '../../../../../packages/server/src/money/imports/reader/table.ts'

const given = (name: string) => readFileSync(new URL(`../files/${name}`, import.meta.url))
const latin = (text: string) => Buffer.from(text, 'latin1')
const texts = (bytes: Uint8Array, encoding?: Encoding) =>
  readCsv(bytes, encoding).rows.map(row => row.map(({ text }) => text))

const english = 'Code,Date,Amount,Description\nA1,2026-01-01,5,'
/** The words "training wages" in windows-1256. */
const arabic = Buffer.from([0xc3, 0xcc, 0xe6, 0xd1, 0x20, 0xe3, 0xcf, 0xd1, 0xc8, 0xed, 0xe4])

describe('the encoding of a file', () => {
  test.each<[string, Uint8Array, Encoding, string]>([
    ['a Turkish bank statement', given('hesap-hareketleri.csv'), 'windows-1254', 'Kira ödemesi – Eylül'],
    ['an Arabic ledger', given('daftar-masareef.csv'), 'windows-1256', 'المجموع'],
    ['a spreadsheet saved as Unicode text', given('unicode-text.txt'), 'utf-16le', 'أجور مدربين'],
    ['UTF-8 with a byte order mark', given('sep-line.csv'), 'utf-8', 'Folders'],
    ['UTF-8 without a byte order mark', given('tl-amounts.csv'), 'utf-8', 'Maaş farkı'],
    ['big-endian UTF-16', Buffer.from('\ufeffab', 'utf16le').swap16(), 'utf-16be', 'ab'],
    ['a few Turkish words', latin('Kod;Tutar;A\xe7\xfdklama\nA01;5;Ma\xfe'), 'windows-1254', 'Açıklama'],
    [
      'Turkish names',
      latin('a@x.test,Ay\xfee,\xddn\xf6n\xfc\nb@x.test,G\xfcl\xfeen,\xd6zt\xfcrk'),
      'windows-1254',
      'Gülşen',
    ],
    ['a French word', latin(`${english}Caf\xe9 cr\xe8me \x80`), 'windows-1252', 'Café crème €'],
    ['Arabic words among English ones', Buffer.concat([latin(english), arabic]), 'windows-1256', 'أجور مدربين'],
    ['one Arabic word', Buffer.from([0xc7, 0xe1, 0xd1, 0xe3, 0xd2]), 'windows-1256', 'الرمز'],
  ])('is detected for %s', (_, bytes, encoding, words) => {
    const found = decoded(bytes)
    expect(found.encoding).toBe(encoding)
    expect(found.text).toContain(words)
  })

  test('is detected from a word in the last line of a long file', () => {
    const long = `${english}Bus\n`.concat('A1,2026-01-01,5,Bus\n'.repeat(4000))
    expect(decoded(latin(`${long}A1,2026-01-01,5,Ma\xfea\xfe fark\xfd\n`)).encoding).toBe('windows-1254')
  })

  test('can be chosen by a person', () => {
    const bytes = Buffer.concat([latin(english), arabic])
    expect(texts(bytes, 'windows-1252')[1]?.[3]).toBe('ÃÌæÑ ãÏÑÈíä')
    expect(readCsv(bytes, 'windows-1252').about.encoding).toBe('windows-1252')
  })
})

describe('the separator of a file', () => {
  test.each([
    [',', 'Code,Amount\nA1,5\nA2,"1;2;3"'],
    [';', 'Kod;Tutar\nA1;1.234,50\nA2;2,00'],
    ['\t', 'Code\tAmount\nA1\t1,234.50'],
    ['|', 'Code|Amount\nA1|5'],
    // Titles with commas, and a first line that has no titles.
    [';', 'Code;Amount, TRY;Date, paid\nA1;5;2026-01-01\nA1;6;2026-01-02'],
    [';', 'Örnek Bankası\nTarih;Tutar;Bakiye\n01.09.2026;7.800,00;76.410,35\n04.09.2026;12.250,50;64.159,85'],
    [',', 'Amount\n5'],
  ])('is %j, as in most of its lines', (mark, text) => {
    expect(separatorOf(text).mark).toBe(mark)
  })

  test('is taken from a `sep=` line, which counts as a line but not as titles', () => {
    const { rows, about } = readCsv(given('sep-line.csv'))
    expect(rows[0]?.map(({ text }) => text)).toEqual(['Code', 'Date', 'Amount', 'Description'])
    expect(dataRows({ rows, about }, false).map(({ line, cells }) => [line, cells[2]?.text])).toEqual([
      [3, '1,050.00'],
      [4, '88.20'],
      [5, '410.00'],
    ])
    expect(texts(Buffer.from('sep=|\r\na|b\r\n1;2|3'))).toEqual([
      ['a', 'b'],
      ['1;2', '3'],
    ])
  })
})

describe('a row with more cells than titles', () => {
  const wrong = (text: string) => readCsv(Buffer.from(text)).about.wrong_rows

  test('is reported with the likely cause', () => {
    expect(readCsv(given('ragged.csv')).about.wrong_rows).toEqual([{ line: 3, code: 'row_split_amount' }])
    expect(wrong('Code,Amount\nA1,12,50')).toEqual([{ line: 2, code: 'row_split_amount' }])
    expect(wrong('Code,Amount\nA1,5,note')).toEqual([{ line: 2, code: 'row_too_long' }])
    expect(wrong('sep=;\nCode;Amount\nA1;5\nA1;5;1')).toEqual([{ line: 4, code: 'row_too_long' }])
  })

  test('is not reported when the extra cells are empty, and neither is a short row', () => {
    expect(wrong('Code,Amount,Note\nA1,5,,,,\nA2,6\n,,,,,')).toEqual([])
  })
})
