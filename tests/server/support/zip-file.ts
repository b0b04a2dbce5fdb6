import { crc32, deflateRawSync } from 'node:zlib'

type Content = string | Buffer

/** Parts of a zip file by name. */
export type Parts = Readonly<Record<string, Content>>

interface Form {
  /** Offset of the first entry, for files with something in front. */
  readonly base?: number
  /** Stores parts without packing them. */
  readonly isStored?: boolean
  /** Number of a way to pack that the parts claim. */
  readonly method?: number
  /** Comment of each entry, marked as UTF-8. */
  readonly comment?: Content
  /** Names in the headers before the data, by the names in the list. */
  readonly localNames?: Readonly<Record<string, string>>
  /** Writes sizes behind the data, as programs do that write to a stream. */
  readonly isStreamed?: boolean
}

const UTF_8 = 0x800
const STREAMED = 8

const numbers = (fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]) =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(8)
      field.writeBigUInt64LE(BigInt(value))
      return field.subarray(0, bytes)
    }),
  )

/** The end of a zip file. */
export const zipEnd = (count: number, listBytes: number, listAt: number): Buffer =>
  Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    numbers([
      [4, 0],
      [2, count],
      [2, count],
      [4, listBytes],
      [4, listAt],
      [2, 0],
    ]),
  ])

/** The 64-bit end of a zip file and its locator, if the end is at this offset. */
export const largeZipEnd = (at: number, count: number, listBytes: number, listAt: number): Buffer =>
  Buffer.concat([
    Buffer.from('PK\u0006\u0006'),
    numbers([
      [8, 44],
      [2, 45],
      [2, 45],
      [8, 0],
      [8, count],
      [8, count],
      [8, listBytes],
      [8, listAt],
    ]),
    Buffer.from('PK\u0006\u0007'),
    numbers([
      [4, 0],
      [8, at],
      [4, 1],
    ]),
  ])

/** Builds a zip file, whole and in its pieces. */
export const builtZip = (parts: Parts, form: Form = {}) => {
  const { base = 0, isStored = false, isStreamed = false, comment = '', localNames = {} } = form
  const { method = isStored ? 0 : 8 } = form
  const given = Object.entries(parts)
  const entries: Buffer[] = []
  const records: Buffer[] = []
  let at = base
  for (const [name, content] of given) {
    const bytes = Buffer.from(content)
    const packed = isStored ? bytes : deflateRawSync(bytes)
    const sizes = [
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
    ] as const
    const flags = (isStreamed ? STREAMED : 0) + UTF_8
    const head = numbers([
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
    ])
    const local = Buffer.from(localNames[name] ?? name)
    const entry = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      head,
      isStreamed ? Buffer.alloc(12) : numbers(sizes),
      numbers([
        [2, local.length],
        [2, 0],
      ]),
      local,
      packed,
      ...(isStreamed ? [Buffer.from('PK\u0007\u0008'), numbers(sizes)] : []),
    ])
    const note = Buffer.from(comment)
    records.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        numbers([[2, 20]]),
        head,
        numbers(sizes),
        numbers([
          [2, Buffer.byteLength(name)],
          [2, 0],
          [2, note.length],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, at],
        ]),
        Buffer.from(name),
        note,
      ]),
    )
    entries.push(entry)
    at += entry.length
  }
  const list = Buffer.concat(records)
  const end = zipEnd(given.length, list.length, at)
  return { entries: Buffer.concat(entries), records, list, end, whole: Buffer.concat([...entries, list, end]) }
}
