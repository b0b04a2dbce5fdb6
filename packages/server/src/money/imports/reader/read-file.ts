import { Worker } from 'node:worker_threads'
import type { FileImportRow } from '@portal/contract/core/tables/file-imports'
import * as z from 'zod/mini'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Cell, UnreadableFile, unreadableCodes } from './cells.ts'
import { type FileTable, type ReadingChoice, tableAbout } from './table.ts'

/** Longer than the largest file takes on a slow machine. */
const MS = 20_000
const MEGABYTES = 256

const workerAnswer = z.union([
  z.object({
    rows: z.array(
      z.array(
        z.object({
          text: z.string(),
          typed: z.optional(z.enum(['figure', 'day'])),
          currency: z.optional(z.string()),
        }),
      ),
    ),
    about: tableAbout,
  }),
  z.object({ code: z.enum(unreadableCodes) }),
])

const inWorker = (bytes: Uint8Array, wanted: ReadingChoice) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { bytes, ...wanted },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new UnreadableFile('file_too_much'))), MS)
    worker.once('message', answer => end(() => resolve(answer)))
    // The worker ran out of memory or crashed on the file.
    worker.once('error', () => end(() => reject(new UnreadableFile('file_too_much'))))
    worker.once('exit', () => end(() => reject(new UnreadableFile('file_unreadable'))))
  })

// Drops undefined optional fields.
const cellOf = ({
  text,
  typed,
  currency,
}: { [Part in keyof Cell]: Cell[Part] | undefined } & Pick<Cell, 'text'>): Cell => ({
  text,
  ...(typed && { typed }),
  ...(currency && { currency }),
})

/**
 * Reads an xlsx or CSV file in a worker thread with limited time and memory. A hostile file only ends its worker, not
 * the server. Throws UnreadableFile.
 */
export const readTableFile = async (bytes: Uint8Array, wanted: ReadingChoice = {}): Promise<FileTable> => {
  const answer = workerAnswer.parse(await inWorker(bytes, wanted))
  if ('code' in answer) throw new UnreadableFile(answer.code)
  return { rows: answer.rows.map(row => row.map(cellOf)), about: answer.about }
}

/** Like `readTableFile`, but throws an error response if the file can't be read. */
export const readOrRefuse = async (bytes: Uint8Array, wanted: ReadingChoice = {}): Promise<FileTable> => {
  try {
    return await readTableFile(bytes, wanted)
  } catch (error) {
    throw error instanceof UnreadableFile ? refuse(error.code) : error
  }
}

/** Limits the problems in an error response. */
const MOST = 50

/** Problems of a file by row and column, as an error response. */
export const fileProblemsOf = (rows: readonly FileImportRow[]) =>
  rows
    .flatMap(({ line, problems }) =>
      problems.map(({ column, code }) => ({ path: ['rows', line, column].filter(Boolean).join('.'), code })),
    )
    .slice(0, MOST)

/** Reads a base64 file from a request body. */
export const readSmallFile = ({
  data,
  encoding,
  sheet,
}: ReadingChoice & { readonly data: string }): Promise<FileTable> =>
  readOrRefuse(Buffer.from(data, 'base64'), { encoding, sheet })
