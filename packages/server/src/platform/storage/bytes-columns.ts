import { limits } from '@portal/contract/core/fields/limits'
import { customType } from 'drizzle-orm/pg-core'
import { requireRoom, type WithSettings } from './room.ts'

/** File content to store in the database. Can be created only through a check for free disk space. */
export class StorableContent {
  readonly bytes: Buffer

  private constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Throws DiskFull if the bytes don't fit beside the reserve. */
  static async fitting(services: WithSettings, bytes: Buffer): Promise<StorableContent> {
    await requireRoom(services, bytes.length)
    return new StorableContent(bytes)
  }

  /** Like `fitting`, for files that are stored together. */
  static async allFitting<File extends { readonly content: Buffer }>(services: WithSettings, files: readonly File[]) {
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
    await requireRoom(services, bytes)
    return files.map(file => ({ ...file, content: new StorableContent(file.content) }))
  }

  /** A column for contents of files. */
  static readonly column = customType<{ data: StorableContent; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: ({ bytes }) => bytes,
    fromDriver: bytes => new StorableContent(bytes),
  })
}

const limitedBytes = (most: number) =>
  customType<{ data: Buffer }>({
    dataType: () => 'bytea',
    toDriver: bytes => {
      if (bytes.length > most) throw new RangeError('contents of files need a column for them')
      return bytes
    },
  })

/** A column for hashes and keys. */
export const keyBytes = limitedBytes(4 * 1024)

/** A column for encrypted texts. JSON needs at most six bytes for a character of a request. */
export const sealedBytes = limitedBytes(8 * limits.body_bytes)
