import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Part, S3, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'
import type { Settings } from '../settings.ts'
import { ContentMissing, type Storage, type Stored } from './storage.ts'

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name)

// What tus stores of one content: the bytes, its notes, and the end of what came so far where that is less than a part.
const objectsOf = (id: string) => [id, `${id}.info`, `${id}.part`]
const idOf = (key: string) => key.replace(/\.(info|part)$/, '')

/** How many bytes an object has; undefined where there is none. */
const sizeOf = async (client: S3, Bucket: string, Key: string): Promise<number | undefined> => {
  try {
    return (await client.headObject({ Bucket, Key })).ContentLength ?? 0
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

// How long a listing may take to name all parts, in milliseconds between one look and the next.
const LOOKS_MS = [0, 200, 500, 1000, 2000]

/**
 * Takes in contents by tus. Only what is asked for by its own name is there at once on every server: a listing of parts
 * may lag behind (Swift's does), and a content that was completed with a part too few would be a damaged one. So parts
 * are listed once, when writing begins, until they are as long as what came before.
 */
class Incoming extends S3Store {
  /** The parts of the contents that are being written to. One request at a time writes to a content. */
  readonly #parts = new Map<string, Part[]>()

  // A content that has arrived in full is an object of its own. Asked for its parts then, servers differ in what they
  // say.
  override async getUpload(id: string): Promise<Upload> {
    const size = await sizeOf(this.client, this.bucket, id)
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

  async #partsBefore(id: string, offset: number): Promise<Part[]> {
    for (const wait of LOOKS_MS) {
      await sleep(wait)
      const parts = await super.retrieveParts(id)
      const rest = (await this.getIncompletePartSize(id)) ?? 0
      if (parts.reduce((sum, { Size = 0 }) => sum + Size, rest) === offset) return parts
    }
    // The sender asks anew where to go on.
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

/** A storage in a bucket of a server that speaks S3. */
export const openS3 = (settings: Settings): Storage => {
  const { S3_ENDPOINT, S3_BUCKET = '', S3_REGION = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  const config = {
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Servers other than Amazon's have buckets as the first part of the path, and not all know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3(config)
  const Bucket = S3_BUCKET
  // Tags are for buckets that expire objects on their own; not every server has them.
  const incoming = new Incoming({ s3ClientConfig: { ...config, bucket: S3_BUCKET }, useTags: false })

  async function* begun(prefix = ''): AsyncGenerator<Stored & { readonly uploadId: string }> {
    let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
    for (;;) {
      const page = await client.listMultipartUploads({ Bucket, ...(prefix && { Prefix: prefix }), ...next })
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key && UploadId) yield { id: Key, uploadId: UploadId, writtenAt: Initiated ?? new Date(0) }
      if (!page.IsTruncated) return
      next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
    }
  }

  async function* list(): AsyncGenerator<Stored> {
    yield* begun()
    let token: string | undefined
    do {
      const page = await client.listObjectsV2({ Bucket, ContinuationToken: token })
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) yield { id: idOf(Key), writtenAt: LastModified ?? new Date(0) }
      token = page.NextContinuationToken
    } while (token)
  }

  // The store itself takes any failure for a content that is not there.
  const receivedOf = async (id: string) => {
    const whole = await sizeOf(client, Bucket, id)
    if (whole !== undefined) return whole
    const isBegun = (await sizeOf(client, Bucket, `${id}.info`)) !== undefined
    return isBegun ? (await incoming.getUpload(id)).offset : undefined
  }

  return {
    incoming,
    begin: async (id, size) => {
      const there = await receivedOf(id)
      if (there === undefined) await incoming.create(new Upload({ id, size, offset: 0 }))
      return there ?? 0
    },
    received: async id => (await receivedOf(id)) ?? 0,
    settle: async () => undefined,
    read: async (id, range) => {
      try {
        const { Body } = await client.getObject({
          Bucket,
          Key: id,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        })
        if (Body instanceof Readable) return Body
      } catch (error) {
        if (!isMissing(error)) throw error
      }
      throw new ContentMissing()
    },
    // Not by the store's own: it leaves the objects of a content that has arrived in full.
    remove: async id => {
      for await (const { id: Key, uploadId } of begun(id)) {
        await client.abortMultipartUpload({ Bucket, Key, UploadId: uploadId }).catch(error => {
          if (!isMissing(error)) throw error
        })
      }
      for (const Key of objectsOf(id)) await client.deleteObject({ Bucket, Key })
    },
    list,
  }
}
