import { LargeZip } from '../../../platform/storage/zip/layout.ts'
import { fileOf } from '../../../platform/storage/zip/window-reader.ts'
import { examineZip, type OpenZip } from '../../../platform/storage/zip/zip-file.ts'
import { UnreadableFile } from './cells.ts'

/** Maximum size of the unpacked content. Text compresses to about a tenth, and this covers the largest upload. */
const LIMITS = { parts: 500, inflated: 100 * 1024 * 1024 }

/** Examines an xlsx file. Throws UnreadableFile for files that are damaged or too large. */
export const inZip = async <Result>(bytes: Buffer, examine: (zip: OpenZip) => Promise<Result>): Promise<Result> => {
  try {
    return await examineZip(fileOf(bytes), LIMITS, examine)
  } catch (error) {
    throw new UnreadableFile(error instanceof LargeZip ? 'file_too_much' : 'file_unreadable')
  }
}

/**
 * Unpacks an xlsx file to count its bytes, and discards the result. Throws UnreadableFile for zip bombs and wrong
 * sizes, before any parser reads the file.
 */
export const checkZip = (bytes: Buffer): Promise<void> =>
  inZip(bytes, async ({ parts }) => {
    for await (const part of parts()) for await (const _ of part.chunks());
  })
