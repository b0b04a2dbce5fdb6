import { Readable } from 'node:stream'
import type { Storage } from '../../../../packages/server/src/platform/storage/storage.ts'

const CHUNK = 64 * 1024

/** A storage that holds one file in memory, and counts the bytes that were read from it. */
export const storedBytes = (bytes: Buffer) => {
  const count = { read: 0 }
  function* chunksOf(part: Buffer) {
    for (let at = 0; at < part.length; at += CHUNK) {
      const chunk = part.subarray(at, at + CHUNK)
      count.read += chunk.length
      yield chunk
    }
  }
  const storage: Pick<Storage, 'read'> = {
    read: async (_, range) =>
      Readable.from(chunksOf(range ? bytes.subarray(range.start, range.end + 1) : bytes), { objectMode: false }),
  }
  return { storage, count }
}
