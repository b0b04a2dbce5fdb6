import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { DiskFull, hasRoom } from './room.ts'

/** Whether a write failed because the disk or the account's quota is full. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Bytes between two checks of the free space. Other uploads and the database write meanwhile. */
const CHECK_EVERY = 1024 * 1024

/** Writes a whole chunk. Returns false if the disk is full. */
const tryToWrite = async (file: FileHandle, chunk: Uint8Array, position: number): Promise<boolean> => {
  try {
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done)
      done += bytesWritten
    }
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}

/** Stores tus uploads as files in a folder, as long as they fit beside the reserve. */
export class DiskIncoming extends FileStore {
  readonly #reserve: number

  constructor(directory: string, reserve: number) {
    super({ directory })
    this.#reserve = reserve
  }

  hasSpace(bytes: number): Promise<boolean> {
    return hasRoom({ folder: this.directory, reserve: this.#reserve }, bytes)
  }

  /**
   * Writes the upload. If it doesn't fit, truncates the file, so that the client can restart from the first byte. Then
   * drains the rest, because browsers that get a response before they have sent everything don't show it.
   */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { size = offset } = await this.getUpload(id)
    const file = await open(join(this.directory, id), 'r+')
    let end = offset
    let nextCheck = offset + CHECK_EVERY
    try {
      let fits = await this.hasSpace(size - offset)
      for await (const part of content) {
        if (!fits) continue
        const chunk = part instanceof Uint8Array ? part : Buffer.from(part)
        fits = await tryToWrite(file, chunk, end)
        end += chunk.length
        if (end < nextCheck) continue
        fits &&= await this.hasSpace(0)
        nextCheck = end + CHECK_EVERY
      }
      if (fits) return end
      await file.truncate(0)
      throw new DiskFull()
    } finally {
      await file.close()
    }
  }
}
