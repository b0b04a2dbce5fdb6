import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { refuse } from '../../platform/http/refusal.ts'
import { type Rows, UnreadableFile, unreadableCodes } from './cells.ts'

/** Longer than the largest file takes on a slow machine. */
const MS = 20_000
const MEGABYTES = 256

const workerAnswer = z.union([
  z.object({
    rows: z.array(z.array(z.object({ text: z.string(), typed: z.optional(z.enum(['figure', 'day'])) }))),
  }),
  z.object({ code: z.enum(unreadableCodes) }),
])

const inWorker = (bytes: Uint8Array) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new UnreadableFile('file_too_much'))), MS)
    worker.once('message', answer => end(() => resolve(answer)))
    // It ran out of its memory, or fell over a file that no reader was made for.
    worker.once('error', () => end(() => reject(new UnreadableFile('file_too_much'))))
    worker.once('exit', () => end(() => reject(new UnreadableFile('file_unreadable'))))
  })

/**
 * Reads an xlsx or csv file in a thread apart, which has only so much time and memory: a hostile file ends its thread
 * and not the server. Throws UnreadableFile.
 */
export const readFile = async (bytes: Uint8Array): Promise<Rows> => {
  const answer = workerAnswer.parse(await inWorker(bytes))
  if ('code' in answer) throw new UnreadableFile(answer.code)
  return answer.rows.map(row => row.map(({ text, typed }) => (typed ? { text, typed } : { text })))
}

/** The same for a call, which is refused where the file cannot be read. */
export const readOrRefuse = async (bytes: Uint8Array): Promise<Rows> => {
  try {
    return await readFile(bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? refuse(error.code) : error
  }
}
