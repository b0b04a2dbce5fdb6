import { join } from 'node:path'
import type { Settings } from '../platform/settings/settings.ts'
import { openDisk } from '../platform/storage/disk.ts'
import { reserveOf } from '../platform/storage/room.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { openS3 } from './s3/s3.ts'

const opened = new WeakMap<object, Storage>()

/** The storage from the settings: the bucket S3_BUCKET, or else a folder in DATA_DIR. */
export const storageOf = ({ settings }: { readonly settings: Settings }): Storage => {
  const known = opened.get(settings)
  if (known) return known
  const storage = settings.S3_BUCKET
    ? openS3(settings)
    : openDisk(join(settings.DATA_DIR, 'files'), reserveOf(settings))
  opened.set(settings, storage)
  return storage
}
