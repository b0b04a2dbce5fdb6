import type { Entry, LocalFileHeader } from 'yauzl'
import type { WindowReader } from './window-reader.ts'

/** The file isn't a zip file, or programs could read different parts from it. */
export class DamagedZip extends Error {
  override readonly name = 'DamagedZip'
}

/** A file has more parts or more unpacked bytes than are examined. */
export class LargeZip extends Error {
  override readonly name = 'LargeZip'
}

const ensure = (isRight: boolean, rule: string): void => {
  if (!isRight) throw new DamagedZip(rule)
}

const END = Buffer.from('PK\u0005\u0006')
const END_BYTES = 22
const COMMENT_BYTES = 0xffff
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20
const LARGE_END = 0x06064b50
const LARGE_END_BYTES = 56

/** The end record begins at most this many bytes before the end of the file. */
export const ZIP_END_BYTES = END_BYTES + COMMENT_BYTES

/** Offset of the last end record in the file's last bytes. -1 if there is none. */
export const zipEndIn = (tail: Buffer): number => tail.lastIndexOf(END, tail.length - END_BYTES)

/** Whether a zip file ends exactly where the file does. */
export const endsAsZip = (tail: Buffer): boolean => {
  const at = zipEndIn(tail)
  return at >= 0 && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length
}

/** The list of entries at the end of a zip file. */
interface EntryList {
  readonly start: number
  readonly bytes: number
}

/** Whether a number agrees with its 64-bit version. At its maximum, only the 64-bit version counts. */
const agrees = (short: number, full: number, long: bigint) => short === full || BigInt(short) === long

/** The list according to the 64-bit end, which comes right before its locator and the usual end. */
const largeList = (tail: Buffer, tailAt: number, end: number): EntryList => {
  const locator = end - LOCATOR_BYTES
  const large = locator - LARGE_END_BYTES
  ensure(large >= 0 && tail.readUInt32LE(large) === LARGE_END, 'the 64-bit end is elsewhere')
  ensure(tail.readBigUInt64LE(locator + 8) === BigInt(tailAt + large), 'the 64-bit end is elsewhere')
  const long = (field: number) => tail.readBigUInt64LE(large + field)
  ensure(
    agrees(tail.readUInt16LE(end + 10), 0xffff, long(32)) &&
      agrees(tail.readUInt32LE(end + 12), 0xffffffff, long(40)) &&
      agrees(tail.readUInt32LE(end + 16), 0xffffffff, long(48)),
    'the two ends disagree',
  )
  ensure(long(48) + long(40) === BigInt(tailAt + large), 'the list of entries is elsewhere')
  return { start: Number(long(48)), bytes: Number(long(40)) }
}

/**
 * Finds the list of entries. Only its own end records may follow it. Otherwise, programs could find different lists,
 * because they search in different ways.
 */
export const listOf = async (reader: WindowReader, size: number): Promise<EntryList> => {
  const tailAt = Math.max(0, size - ZIP_END_BYTES - LOCATOR_BYTES - LARGE_END_BYTES)
  const tail = await reader.bytes(tailAt, size)
  ensure(endsAsZip(tail), 'the file does not end as a zip file')
  const end = zipEndIn(tail)
  const locator = end - LOCATOR_BYTES
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR) return largeList(tail, tailAt, end)
  const list = { start: tail.readUInt32LE(end + 16), bytes: tail.readUInt32LE(end + 12) }
  ensure(list.start + list.bytes === tailAt + end, 'the list of entries is elsewhere')
  return list
}

const HEADER_BYTES = 46

/** Bytes that an entry takes in the list. */
export const listedBytesOf = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number =>
  HEADER_BYTES + fileNameLength + extraFieldLength + fileCommentLength

/** Maximum gap between entries. It fits a data descriptor, but no header with a name, so it can't hide an entry. */
const MOST_GAP = 30

/** Checks that an entry begins where the one before it ended. */
export const checkGap = (before: number, next: number): void =>
  ensure(next >= before && next - before <= MOST_GAP, 'entries overlap, or something is hidden between them')

/** Sizes are unknown or 64-bit in headers of files that were written as a stream. */
const isSize = (local: number, listed: number) => local === listed || local === 0 || local === 0xffffffff

/** Checks the header before an entry's data against the list. Programs that repair documents read only the former. */
export const checkLocal = (entry: Entry, local: LocalFileHeader): void => {
  ensure(local.fileName.equals(entry.fileNameRaw), 'an entry has two names')
  ensure(local.compressionMethod === entry.compressionMethod, 'an entry has two methods')
  ensure(isSize(local.compressedSize, entry.compressedSize), 'an entry has two sizes')
}
