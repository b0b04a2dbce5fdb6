import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Some of the bytes of a content, both ends included. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A content that the storage has, and when it was last written to. */
export interface Stored {
  readonly id: string
  readonly writtenAt: Date
}

/** Where the bytes of files are: a folder, or a bucket. What was given out by a replica is there for all of them. */
export interface Storage {
  /** Takes in what `begin` has begun, piece by piece; a disk without room ends it with DiskFull. */
  readonly incoming: DataStore
  /** Begins a content where there is none, and says how many of its bytes are safe. Throws DiskFull without room. */
  readonly begin: (id: string, size: number) => Promise<number>
  /** How many bytes of a content are safe; 0 where there is none. */
  readonly received: (id: string) => Promise<number>
  /** Makes sure that a content which has arrived in full outlasts a power cut. */
  readonly settle: (id: string) => Promise<void>
  /** The bytes of a content that has arrived in full. Throws ContentMissing before the first where there is none. */
  readonly read: (id: string, range?: Range) => Promise<Readable>
  /** Removes a content with all that was noted of it, also one that has not arrived in full or is gone already. */
  readonly remove: (id: string) => Promise<void>
  /** Every content, begun ones included. */
  readonly list: () => AsyncIterable<Stored>
}

/** The storage has nothing under this id. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing'
}
