import { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { Upload } from '@tus/server'
import type { Settings } from '../../platform/settings/settings.ts'
import { ContentMissing, type Storage, type Stored } from '../../platform/storage/storage.ts'
import { Incoming, isMissing } from './s3-incoming.ts'

// Objects that tus stores per upload: the bytes, its metadata, and the last bytes while they are smaller than a part.
const objectsOf = (id: string) => [id, `${id}.info`, `${id}.part`]
const idOf = (key: string) => key.replace(/\.(info|part)$/, '')

/** Storage in a bucket of an S3-compatible server. */
export const openS3 = (settings: Settings): Storage => {
  const { S3_ENDPOINT, S3_BUCKET = '', S3_REGION = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  const config = {
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Servers other than Amazon's expect the bucket in the path, and not all support the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3(config)
  const Bucket = S3_BUCKET
  // Tags only help buckets that expire objects, and not every server supports them.
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

  return {
    incoming,
    begin: async (id, size) => {
      const there = await incoming.received(id)
      if (there === undefined) await incoming.create(new Upload({ id, size, offset: 0 }))
      return there ?? 0
    },
    received: async id => (await incoming.received(id)) ?? 0,
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
    // Doesn't use the tus store's `remove`, because that leaves the objects of complete uploads.
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
