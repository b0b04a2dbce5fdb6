import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { Storage } from '../../platform/storage/storage.ts'

/** Bytes that are read ahead, because the list of entries is read in many small steps. */
const WINDOW = 256 * 1024
/** No document has more entries. */
const ENTRIES = 20_000
/** Maximum size of the unpacked parts of a file, as for imported workbooks. */
const INFLATED = 100 * 1024 * 1024

/** Reads a stored file for yauzl. Holds one window of it in memory. */
class StoredReader extends RandomAccessReader {
  readonly #storage: Storage
  readonly #id: string
  readonly #size: number
  #start = 0
  #window = Buffer.alloc(0)
  /** What the storage failed with. */
  failure: unknown

  constructor(storage: Storage, id: string, size: number) {
    super()
    this.#storage = storage
    this.#id = id
    this.#size = size
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false })
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Buffer> {
    try {
      if (end - start > WINDOW) yield* await this.#storage.read(this.#id, { start, end: end - 1 })
      else yield await this.#fromWindow(start, end)
    } catch (error) {
      this.failure = error
      throw error
    }
  }

  async #fromWindow(start: number, end: number): Promise<Buffer> {
    if (start < this.#start || end > this.#start + this.#window.length) {
      const last = Math.min(this.#size, start + WINDOW) - 1
      this.#window = await buffer(await this.#storage.read(this.#id, { start, end: last }))
      this.#start = start
    }
    return this.#window.subarray(start - this.#start, end - this.#start)
  }
}

/** A part of a zip file. */
export interface ZipPart {
  /** Name in lower case. */
  readonly name: string
  /** Unpacks the part chunk by chunk. */
  readonly chunks: () => AsyncGenerator<Buffer>
}

// Reads names as they are stored. yauzl would decode comments character by character, which takes 10 s and 1.6 GB for a
// hostile file, and would take names from an extra field that office programs ignore.
const partsOf = async (reader: StoredReader, size: number): Promise<readonly ZipPart[]> => {
  const zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false, decodeStrings: false })
  let inflated = 0
  const chunksOf = async function* (entry: Entry) {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      inflated += chunk.length
      if (inflated > INFLATED) throw new RangeError('the parts unpack to too much')
      yield chunk
    }
  }
  const parts: ZipPart[] = []
  for await (const entry of zip.eachEntry()) {
    if (parts.length === ENTRIES) throw new RangeError('too many parts')
    const name = entry.fileNameRaw.toString('latin1').toLowerCase().replaceAll('\\', '/')
    parts.push({ name, chunks: () => chunksOf(entry) })
  }
  return parts
}

/** Examines the parts of a stored zip file. Undefined if it is damaged or too large. Throws if the storage fails. */
export const examineZip = async <Result>(
  storage: Storage,
  id: string,
  size: number,
  examine: (parts: readonly ZipPart[]) => Promise<Result>,
): Promise<Result | undefined> => {
  const reader = new StoredReader(storage, id, size)
  try {
    return await examine(await partsOf(reader, size))
  } catch {
    if (reader.failure) throw reader.failure
    return undefined
  }
}
