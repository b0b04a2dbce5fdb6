import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** A byte range. Both ends are inclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A stored file and the time of its last write. */
export interface Stored {
  readonly id: string
  readonly writtenAt: Date
}

/** Storage for file contents: a folder or a bucket. All replicas share it. */
export interface Storage {
  /** Receives an upload that `begin` has started, chunk by chunk. Throws DiskFull if the disk is full. */
  readonly incoming: DataStore
  /**
   * Starts an upload if there is none. Returns the number of bytes already stored. Throws DiskFull if the disk is full.
   */
  readonly begin: (id: string, size: number) => Promise<number>
  /** Number of stored bytes, 0 if there are none. */
  readonly received: (id: string) => Promise<number>
  /** Flushes a complete upload to disk, so that it survives a power cut. */
  readonly settle: (id: string) => Promise<void>
  /** Reads a complete file. Throws ContentMissing before the first byte if it is missing. */
  readonly read: (id: string, range?: Range) => Promise<Readable>
  /** Deletes a file and its metadata. Also deletes incomplete uploads, and ignores missing files. */
  readonly remove: (id: string) => Promise<void>
  /** Lists all files, including incomplete uploads. */
  readonly list: () => AsyncIterable<Stored>
}

export class ContentMissing extends Error {
  override readonly name = 'ContentMissing'
}
