import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromStream } from 'file-type'
import type { Storage } from '../../platform/storage/storage.ts'

/** What a content was found to be; whatever was said of it when it was sent counts for nothing. */
export interface Sniffed {
  readonly mediaType: string
  /** The usual ending of such files, without its dot; undefined where it is not known. */
  readonly ending?: string
}

const HEAD_BYTES = 64 * 1024

const isText = (head: Buffer): boolean => {
  if (head.includes(0)) return false
  try {
    // The last letter may be cut, which is no mistake while there is more to come.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Looks at the bytes of a content; what is neither known nor text is of the generic type. */
export const sniff = async (storage: Storage, id: string, size: number): Promise<Sniffed> => {
  const stream = await storage.read(id)
  // A content that breaks off in the middle of a format's head is of no format.
  const found = await fileTypeFromStream(Readable.toWeb(stream)).catch(() => undefined)
  stream.destroy()
  if (found) return { mediaType: found.mime, ending: found.ext }
  const head = await buffer(await storage.read(id, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }))
  return { mediaType: isText(head) ? 'text/plain' : 'application/octet-stream' }
}

/** The SHA-256 of a content as it is stored, in hex. */
export const sha256Of = async (storage: Storage, id: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of await storage.read(id)) hash.update(chunk)
  return hash.digest('hex')
}
