import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { UnreadableFile } from './cells.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

const given = z.object({ bytes: z.instanceof(Uint8Array) })

/** Zip files begin like this, whatever their name. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const read = async () => {
  const { bytes } = given.parse(workerData)
  try {
    return { rows: isZip(bytes) ? await readXlsx(Buffer.from(bytes)) : readCsv(bytes) }
  } catch (error) {
    return { code: error instanceof UnreadableFile ? error.code : 'file_unreadable' }
  }
}

parentPort?.postMessage(await read())
