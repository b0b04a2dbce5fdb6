import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Part, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'

/** Whether the store reports that an object or upload doesn't exist, as opposed to a failure. */
export const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name)

// Milliseconds to wait before each attempt to list all parts.
const LOOKS_MS = [0, 200, 500, 1000, 2000]

/**
 * Receives tus uploads. Servers are only consistent for requests by name: listings of parts may lag behind, as in
 * Swift. Completing an upload with a missing part would corrupt the file. So parts are listed once, before writing,
 * until their sizes add up to the offset.
 */
export class Incoming extends S3Store {
  /** Parts of the uploads in progress. Only one request at a time writes to an upload. */
  readonly #parts = new Map<string, Part[]>()

  /** Number of stored bytes. Undefined if no upload was started. `super.getUpload` treats all failures alike. */
  async received(id: string): Promise<number | undefined> {
    const size = await this.#sizeOf(id)
    if (size !== undefined) return size
    const isBegun = (await this.#sizeOf(this.infoKey(id))) !== undefined
    return isBegun ? (await super.getUpload(id)).offset : undefined
  }

  // A complete upload is a single object. If asked for its parts, servers respond differently.
  override async getUpload(id: string): Promise<Upload> {
    const size = await this.#sizeOf(id)
    return size === undefined ? super.getUpload(id) : new Upload({ id, size, offset: size })
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    this.#parts.set(id, await this.#partsBefore(id, offset))
    try {
      return await super.write(content, id, offset)
    } finally {
      this.#parts.delete(id)
    }
  }

  async #sizeOf(Key: string): Promise<number | undefined> {
    try {
      return (await this.client.headObject({ Bucket: this.bucket, Key })).ContentLength ?? 0
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async #partsBefore(id: string, offset: number): Promise<Part[]> {
    for (const wait of LOOKS_MS) {
      await sleep(wait)
      const parts = await super.retrieveParts(id)
      const rest = (await this.getIncompletePartSize(id)) ?? 0
      if (parts.reduce((sum, { Size = 0 }) => sum + Size, rest) === offset) return parts
    }
    // Makes the client ask for the offset again.
    throw ERRORS.INVALID_OFFSET
  }

  protected override async retrieveParts(id: string, after?: string): Promise<Part[]> {
    const parts = this.#parts.get(id)
    return parts ? parts.toSorted((a, b) => (a.PartNumber ?? 0) - (b.PartNumber ?? 0)) : super.retrieveParts(id, after)
  }

  protected override async uploadPart(...given: Parameters<S3Store['uploadPart']>): Promise<string> {
    const [{ file }, , PartNumber] = given
    const ETag = await super.uploadPart(...given)
    this.#parts.get(file.id)?.push({ PartNumber, ETag })
    return ETag
  }
}
