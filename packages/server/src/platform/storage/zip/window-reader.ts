import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { RandomAccessReader } from 'yauzl'

/** A file that is read in ranges. `end` is exclusive. */
export interface RangedFile {
  readonly size: number
  readonly read: (start: number, end: number) => Promise<Readable>
}

export const fileOf = (bytes: Buffer): RangedFile => ({
  size: bytes.length,
  read: async (start, end) => Readable.from([bytes.subarray(start, end)]),
})

/** Bytes that are read ahead, because headers are read in many small steps. */
const WINDOW = 1024 * 1024

/** Limit of bytes to read from a file: its list, each part once, and the windows in which parts begin. */
const mostBytes = (size: number) => 2 * size + WINDOW

interface Window {
  readonly start: number
  readonly bytes: Buffer
}

/**
 * Reads a file for yauzl with one window in memory. Reading in file order reads each byte once. Throws when much more
 * is read, so that a small file with parts in a hostile order can't cause many reads.
 */
export class WindowReader extends RandomAccessReader {
  readonly #file: RangedFile
  #window: Window = { start: 0, bytes: Buffer.alloc(0) }
  #read = 0
  /** What the file failed with. Undefined if only its content is wrong. */
  failure: unknown

  constructor(file: RangedFile) {
    super()
    this.#file = file
  }

  /** Reads the part of a range that is inside the file. */
  async bytes(start: number, end: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.#parts(start, end)) parts.push(part)
    return Buffer.concat(parts)
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.bytes(position, position + length).then(
      bytes => {
        bytes.copy(target, offset)
        callback(bytes.length < length ? new RangeError('the file ends too early') : null)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    )
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end), { objectMode: false })
  }

  async *#parts(start: number, end: number): AsyncGenerator<Buffer> {
    const last = Math.min(end, this.#file.size)
    for (let at = start; at < last; ) {
      const window = await this.#windowAt(at)
      const part = window.bytes.subarray(at - window.start, last - window.start)
      if (part.length === 0) throw new RangeError('the file ends too early')
      yield part
      at += part.length
    }
  }

  async #windowAt(start: number): Promise<Window> {
    const window = this.#window
    if (start >= window.start && start < window.start + window.bytes.length) return window
    const end = Math.min(this.#file.size, start + WINDOW)
    this.#read += end - start
    if (this.#read > mostBytes(this.#file.size)) throw new RangeError('too many bytes were read')
    try {
      this.#window = { start, bytes: await buffer(await this.#file.read(start, end)) }
    } catch (error) {
      this.failure = error
      throw error
    }
    return this.#window
  }
}
