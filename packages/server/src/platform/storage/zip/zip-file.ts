import type { Readable } from 'node:stream'
import { constants, inflateRawSync } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { checkGap, checkLocal, DamagedZip, LargeZip, listedBytesOf, listOf } from './layout.ts'
import { type RangedFile, WindowReader } from './window-reader.ts'

/** A part of a zip file. */
export interface ZipPart {
  /** As `storedName` returns it. */
  readonly name: string
  /** The first bytes, unpacked. Undefined if they are known only after unpacking the whole part. */
  readonly head: () => Promise<Buffer | undefined>
  /** Unpacks the part chunk by chunk. */
  readonly chunks: () => AsyncGenerator<Buffer>
}

export interface OpenZip {
  /** Names of all parts, as `storedName` returns them. */
  readonly names: readonly string[]
  /** Reads the parts in the order of the file, after checking each against the list. Unpack a part before the next. */
  readonly parts: () => AsyncGenerator<ZipPart>
}

/** Limits on what is examined. */
export interface ZipLimits {
  readonly parts: number
  /** Bytes of all unpacked parts together. */
  readonly inflated: number
}

/** A name as the bytes in a zip file, with slashes. Each character is a byte. */
export const storedName = (name: string | Buffer): string => Buffer.from(name).toString('latin1').replaceAll('\\', '/')

/** Bytes of the list of entries. Its comments and extra fields are in memory at once. */
const LIST_BYTES = 8 * 1024 * 1024

const HEAD_BYTES = 8
/** Packed bytes to unpack for the first bytes of a part. */
const PACKED_HEAD_BYTES = 512

const headOf = async (reader: WindowReader, entry: Entry, start: number): Promise<Buffer | undefined> => {
  const { compressedSize, compressionMethod, uncompressedSize } = entry
  const packed = await reader.bytes(start, start + Math.min(compressedSize, PACKED_HEAD_BYTES))
  if (compressionMethod === 0) return packed.subarray(0, HEAD_BYTES)
  try {
    const head = inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, HEAD_BYTES)
    return head.length < Math.min(HEAD_BYTES, uncompressedSize) ? undefined : head
  } catch {
    return undefined
  }
}

const unpacked = (zip: ZipFile, { compressedSize, compressionMethod, uncompressedSize }: Entry, start: number) =>
  new Promise<Readable>((resolve, reject) => {
    // Doesn't read the header again, which may be in an earlier window.
    zip.openReadStreamLowLevel(
      start,
      compressedSize,
      0,
      compressedSize,
      compressionMethod === 8,
      uncompressedSize,
      (error, stream) => (error ? reject(error) : resolve(stream)),
    )
  })

// Reads names as they are stored. yauzl would decode comments character by character, which takes 10 s and 1.6 GB for a
// hostile file, and would take names from an extra field that office programs ignore.
const openedBy = async (reader: WindowReader, size: number, limits: ZipLimits): Promise<OpenZip> => {
  const list = await listOf(reader, size)
  if (list.bytes > LIST_BYTES) throw new LargeZip('the list of entries is too long')
  const zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false, decodeStrings: false })
  const names: string[] = []
  const entries: Entry[] = []
  let listed = 0
  for await (const entry of zip.eachEntry()) {
    names.push(storedName(entry.fileNameRaw))
    if (entries.length <= limits.parts) entries.push(entry)
    listed += listedBytesOf(entry)
  }
  if (listed !== list.bytes) throw new DamagedZip('the list has another length')

  let inflated = 0
  const chunksOf = async function* (entry: Entry, start: number) {
    if (!entry.canDecodeFileData()) throw new DamagedZip('a part can’t be unpacked')
    if (inflated + entry.uncompressedSize > limits.inflated) throw new LargeZip('the parts unpack to too much')
    for await (const chunk of await unpacked(zip, entry, start)) {
      inflated += chunk.length
      if (inflated > limits.inflated) throw new LargeZip('the parts unpack to too much')
      yield chunk
    }
  }
  return {
    names,
    parts: async function* () {
      if (entries.length > limits.parts) throw new LargeZip('too many parts')
      let end = 0
      for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
        checkGap(end, entry.relativeOffsetOfLocalHeader)
        const local = await zip.readLocalFileHeaderPromise(entry)
        checkLocal(entry, local)
        const start = local.fileDataStart
        yield {
          name: storedName(entry.fileNameRaw),
          head: () => headOf(reader, entry, start),
          chunks: () => chunksOf(entry, start),
        }
        end = start + entry.compressedSize
      }
      checkGap(end, list.start)
    },
  }
}

/**
 * Examines a zip file whose list of entries, entries, and end agree, so that every program finds the same parts. Throws
 * DamagedZip for other files, LargeZip beyond the limits, and the file's own error if it can't be read.
 */
export const examineZip = async <Result>(
  file: RangedFile,
  limits: ZipLimits,
  examine: (zip: OpenZip) => Promise<Result>,
): Promise<Result> => {
  const reader = new WindowReader(file)
  try {
    return await examine(await openedBy(reader, file.size, limits))
  } catch (error) {
    if (reader.failure) throw reader.failure
    throw error instanceof LargeZip ? error : new DamagedZip('the zip file is damaged', { cause: error })
  }
}
