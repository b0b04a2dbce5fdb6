import { parentPort, workerData } from 'node:worker_threads'
import { encodings } from '@portal/contract/core/tables/file-tables'
import * as z from 'zod/mini'
import { UnreadableFile } from './cells.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

const given = z.object({
  bytes: z.instanceof(Uint8Array),
  encoding: z.optional(z.enum(encodings)),
  sheet: z.optional(z.int()),
})

/** Detects zip files by their first bytes, whatever their name. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const read = async () => {
  const { bytes, encoding, sheet } = given.parse(workerData)
  try {
    return isZip(bytes) ? await readXlsx(Buffer.from(bytes), sheet) : readCsv(bytes, encoding)
  } catch (error) {
    return { code: error instanceof UnreadableFile ? error.code : 'file_unreadable' }
  }
}

parentPort?.postMessage(await read())
