import { afterEach, describe, expect, test, vi } from 'vitest'
import { macroProblem } from '../../../../packages/server/src/files/uploads/macros.ts'
import { checkZip } from '../../../../packages/server/src/money/imports/reader/check-zip.ts'
import { fileOf, WindowReader } from '../../../../packages/server/src/platform/storage/zip/window-reader.ts'
import { examineZip } from '../../../../packages/server/src/platform/storage/zip/zip-file.ts'
import { storedBytes } from '../../files/files/stored-bytes.ts'
import { builtZip } from '../../support/zip-file.ts'

const MB = 1024 * 1024
const document = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }

const problemOf = async (bytes: Buffer) => {
  const { storage, count } = storedBytes(bytes)
  const problem = await macroProblem(storage, 'id', bytes.length, bytes.subarray(0, 512))
  return { problem, read: count.read }
}

/** Reorders a list so that neighbours come from distant places. */
const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
  items.map((_, at) => items[(at * 997) % items.length]).filter(item => item !== undefined)

describe('a document whose list is in another order than its parts', () => {
  const parts = Array.from({ length: 500 }, (_, at) => [
    [`Pictures/${at}`, Buffer.alloc(20_000, at)] as const,
    [`Object ${at}/content.xml`, '<x/>'] as const,
  ])
  const { entries, records, end } = builtZip({ ...document, ...Object.fromEntries(parts.flat()) }, { isStored: true })

  test('is read about three times: for its signs, its list, and its parts', async () => {
    const bytes = Buffer.concat([entries, ...shuffled(records), end])
    const { problem, read } = await problemOf(bytes)
    expect([problem, new Set(shuffled(records)).size]).toEqual([undefined, records.length])
    expect(read).toBeLessThan(3 * bytes.length + MB)
  })
})

test('reading a file in any order fails after about twice its size', async () => {
  const bytes = Buffer.alloc(20 * MB)
  let count = 0
  const file = fileOf(bytes)
  const reader = new WindowReader({
    ...file,
    read: (start, last) => {
      count += last - start
      return file.read(start, last)
    },
  })
  const backAndForth = async () => {
    for (let at = 0; at < 100; at++) await reader.bytes((at % 2) * 10 * MB, (at % 2) * 10 * MB + 4)
  }
  await expect(backAndForth()).rejects.toThrow('too many bytes were read')
  expect(count).toBeLessThanOrEqual(2 * bytes.length + MB)
})

describe('comments of 64 kB in a zip file', () => {
  const comment = Buffer.alloc(0xffff, 'c')
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Pictures/${at}`, '']))
  const bytes = builtZip({ ...document, ...many }, { comment }).whole
  afterEach(() => vi.restoreAllMocks())

  /** Counts the bytes that are decoded as UTF-8. The scan for signs decodes the file too, but as Latin-1. */
  const decodedBy = async (run: () => Promise<unknown>) => {
    const decode = Buffer.prototype.toString
    let count = 0
    vi.spyOn(Buffer.prototype, 'toString').mockImplementation(function (this: Buffer, encoding, ...range) {
      if (!encoding || encoding === 'utf8' || encoding === 'utf-8') count += this.length
      return decode.call(this, encoding ?? undefined, ...range)
    })
    await run()
    return count
  }

  test('are not decoded when a document is checked', async () => {
    expect(bytes.length).toBeGreaterThan(3 * MB)
    expect(await decodedBy(() => problemOf(bytes))).toBeLessThan(10_000)
    expect((await problemOf(bytes)).problem).toBeUndefined()
  })

  test('are not decoded when a workbook is imported', async () => {
    expect(await decodedBy(() => checkZip(bytes))).toBeLessThan(10_000)
  })

  test('make a document too large beyond 8 MB', async () => {
    const more = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`Pictures/${at}`, '']))
    const { whole } = builtZip({ ...document, ...more }, { comment })
    expect((await problemOf(whole)).problem).toBe('document_too_large')
    await expect(examineZip(fileOf(whole), { parts: 500, inflated: MB }, async () => true)).rejects.toThrow('too long')
  })
})
