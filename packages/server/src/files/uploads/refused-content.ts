import { buffer } from 'node:stream/consumers'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { Storage } from '../../platform/storage/storage.ts'
import { macroProblem } from './macros.ts'
import { OLDEST_MACRO_SHEET } from './signs.ts'

const ONE_NOTE = Buffer.from('e4525c7b8cd8a74daeb15378d02996d3', 'hex')

/** Offset of the volume descriptors of a disc image: sector 16 of 2,048 bytes, plus one byte. */
const DISC_AT = 0x8001
/** Size of the footer at the end of some disk images. */
const FOOTER_BYTES = 512

const startsWith = (bytes: Buffer, marks: readonly (string | Buffer)[]) =>
  marks.some(mark => bytes.subarray(0, mark.length).equals(Buffer.from(mark)))

/** Signatures at offsets in a file. Negative offsets count from its end. */
const signs = [
  // Disk images of Hyper-V, VMware, and Windows, and OneNote notebooks.
  { at: 0, marks: ['vhdxfile', 'conectix', 'KDMV', '# Disk DescriptorFile', 'MSWIM\0\0\0', ONE_NOTE] },
  // ISO 9660 and UDF.
  { at: DISC_AT, marks: ['CD001', 'BEA01', 'NSR0'] },
  // Disk images of macOS and Hyper-V.
  { at: -FOOTER_BYTES, marks: ['koly', 'conectix'] },
] as const

const LONGEST_SIGN = Math.max(...signs.flatMap(({ marks }) => marks.map(({ length }) => length)))

// The beginning of a SYLK table, which Excel opens as one whatever its extension. A CSV file whose first title is ID has
// no SYLK records.
const SYLK = /^ID;P[^\n]*\n(?:[BCEFOP]|NN|NE);/

/**
 * Why to reject a file for its content, whatever its name: disk images and documents with macros. `sniff` detects the
 * types in `refused-types.ts`.
 */
export const contentProblem = async (storage: Storage, id: string, size: number): Promise<ErrorCode | undefined> => {
  const bytesAt = async (at: number, length: number) =>
    at < 0 || at >= size
      ? Buffer.alloc(0)
      : buffer(await storage.read(id, { start: at, end: Math.min(size, at + length) - 1 }))
  for (const { at, marks } of signs)
    if (startsWith(await bytesAt(at < 0 ? size + at : at, LONGEST_SIGN), marks)) return 'file_refused'
  const head = await bytesAt(0, FOOTER_BYTES)
  const begins = head.toString('latin1')
  if (SYLK.test(begins) || OLDEST_MACRO_SHEET.test(begins)) return 'file_refused'
  return macroProblem(storage, id, size, head)
}
