import { fromBufferPromise } from 'yauzl'
import { UnreadableFile } from './cells.ts'

/** Maximum size of the unpacked content. Text compresses to about a tenth, and this covers the largest upload. */
const INFLATED = 100 * 1024 * 1024
const ENTRIES = 500

/**
 * Unpacks an xlsx file to count its bytes, and discards the result. Throws UnreadableFile for zip bombs and wrong
 * sizes, before any parser reads the file.
 */
export const checkZip = async (bytes: Buffer): Promise<void> => {
  let inflated = 0
  let entries = 0
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new UnreadableFile('file_unreadable')
  })
  const count = (size: number, most: number) => {
    if (size > most) throw new UnreadableFile('file_too_much')
  }
  try {
    for await (const entry of zip.eachEntry()) {
      entries += 1
      count(entries, ENTRIES)
      count(inflated + entry.uncompressedSize, INFLATED)
      for await (const part of await zip.openReadStreamPromise(entry)) {
        inflated += part.length
        count(inflated, INFLATED)
      }
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('file_unreadable')
  }
}
