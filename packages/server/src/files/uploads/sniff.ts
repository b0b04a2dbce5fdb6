import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromStream } from 'file-type'
import type { Storage } from '../../platform/storage/storage.ts'

/** The detected type. Ignores what the client claims. */
export interface Sniffed {
  readonly mediaType: string
  /** Usual extension of such files, without the dot. Undefined if the type is unknown. */
  readonly ending?: string
}

const HEAD_BYTES = 64 * 1024

const isText = (head: Buffer): boolean => {
  if (head.includes(0)) return false
  try {
    // A multi-byte character may be cut at the end, so `stream` allows that.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Detects the type from the bytes. Unknown types become `text/plain` or `application/octet-stream`. */
export const sniff = async (storage: Storage, id: string, size: number): Promise<Sniffed> => {
  const stream = await storage.read(id)
  // A file that ends in the middle of a format's header has no known type.
  const found = await fileTypeFromStream(Readable.toWeb(stream)).catch(() => undefined)
  stream.destroy()
  if (found) return { mediaType: found.mime, ending: found.ext }
  const head = await buffer(await storage.read(id, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }))
  return { mediaType: isText(head) ? 'text/plain' : 'application/octet-stream' }
}

/** SHA-256 of a stored file, in hex. */
export const sha256Of = async (storage: Storage, id: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of await storage.read(id)) hash.update(chunk)
  return hash.digest('hex')
}
