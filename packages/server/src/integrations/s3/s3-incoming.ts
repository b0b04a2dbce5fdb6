import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Part, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'

/** Whether a store says that there is no such thing, and not that it cannot answer. */
export const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name)

// How long a listing may take to name all parts, in milliseconds between one look and the next.
const LOOKS_MS = [0, 200, 500, 1000, 2000]

/**
 * Takes in contents by tus. Only what is asked for by its own name is there at once on every server: a listing of parts
 * may lag behind (Swift's does), and a content that was completed with a part too few would be a damaged one. So parts
 * are listed once, when writing begins, until they are as long as what came before.
 */
export class Incoming extends S3Store {
  /** The parts of the contents that are being written to. One request at a time writes to a content. */
  readonly #parts = new Map<string, Part[]>()

  /** How many bytes of a content are safe; undefined where none was begun, for which the store takes any failure. */
  async received(id: string): Promise<number | undefined> {
    const size = await this.#sizeOf(id)
    if (size !== undefined) return size
    const isBegun = (await this.#sizeOf(this.infoKey(id))) !== undefined
    return isBegun ? (await super.getUpload(id)).offset : undefined
  }

  // A content that has arrived in full is an object of its own. Asked for its parts then, servers differ in what they
  // say.
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
    // The sender asks again where to go on.
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
