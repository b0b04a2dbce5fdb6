import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import writeXlsx, { type SheetData } from 'write-excel-file/node'
import { readFile } from '../../../packages/server/src/imports/reader/read-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const texts = async (file: Uint8Array) => (await readFile(file)).map(row => row.map(({ text }) => text))

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

  test('is read with a mark of its encoding, and in the code page that Excel writes Arabic in', async () => {
    expect(await texts(bytes('\ufeffالرمز,المبلغ\nأ,٥'))).toEqual([
      ['الرمز', 'المبلغ'],
      ['أ', '٥'],
    ])
    // The word for "code" and a letter in windows-1256.
    const old = new Uint8Array([0xc7, 0xe1, 0xd1, 0xe3, 0xd2, 0x0a, 0xc3])
    expect(await texts(old)).toEqual([['الرمز'], ['أ']])
  })

  test.each([
    ['nothing in it', new Uint8Array([])],
    ['titles only', bytes('a,b')],
    ['bytes of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3])],
    ['a quote that never ends', bytes('a,b\n"1,2')],
  ])('with %s is refused', async (_, file) => {
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })

  test.each([
    ['rows', `a\n${'1\n'.repeat(5001)}`],
    ['columns', `${','.repeat(60)}\n${',1'.repeat(60)}`],
    ['letters in a cell', `a\n${'x'.repeat(2001)}`],
  ])('with more %s than are taken is refused', async (_, text) => {
    await expect(readFile(bytes(text))).rejects.toMatchObject({ code: 'file_too_much' })
  })
})

const xlsx = (rows: SheetData): Promise<Buffer> => writeXlsx(rows).toBuffer()

describe('an xlsx file', () => {
  test('gives figures plainly and days as days, so that no style has to be guessed', async () => {
    const file = await xlsx([
      [{ value: 'Amount' }, { value: 'Date' }],
      [{ value: 1234.1 + 0.2 }, { value: new Date('2026-03-04T00:00:00Z'), format: 'dd/mm/yyyy' }],
    ])
    const [, row] = await readFile(file)
    expect(row).toEqual([
      { text: '1234.3', typed: 'figure' },
      { text: '2026-03-04', typed: 'day' },
    ])
  })

  test('is known by its bytes and not by its name; a broken one is refused', async () => {
    const file = await xlsx([[{ value: 'a' }], [{ value: 'b' }]])
    await expect(readFile(file.subarray(0, file.length - 30))).rejects.toMatchObject({ code: 'file_unreadable' })
    await expect(readFile(bytes('PK nothing of the kind'))).rejects.toMatchObject({ code: 'file_unreadable' })
  })

  test('that would fill the memory is refused before it is read', async () => {
    const file = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(150 * 1024 * 1024))
    expect(file.length).toBeLessThan(1024 * 1024)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_too_much' })
  })

  test('that lies about its size is refused too', async () => {
    const file = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(150 * 1024 * 1024), 1000)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })
})

/** A zip file with one packed entry, as small as they come. `said` is the size that it claims to have. */
const zipOf = (name: string, content: Buffer, said = content.length): Buffer => {
  const packed = deflateRawSync(content)
  const head = (signature: number, skip: number) => {
    const bytes = Buffer.alloc(skip)
    bytes.writeUInt32LE(signature, 0)
    return bytes
  }
  const local = head(0x04034b50, 30)
  const central = head(0x02014b50, 46)
  for (const [bytes, at] of [
    [local, 4],
    [central, 6],
  ] as const) {
    bytes.writeUInt16LE(20, at)
    bytes.writeUInt16LE(8, at + 4)
    bytes.writeUInt32LE(packed.length, at + 14)
    bytes.writeUInt32LE(said, at + 18)
    bytes.writeUInt16LE(name.length, at + 22)
  }
  const end = head(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}
