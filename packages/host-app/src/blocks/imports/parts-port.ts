import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import { type UploadPort, UploadRefused } from '@portal/ui/FileDrop'

/** Bytes per part. Divisible by three, so that base64 needs no padding between parts. */
const PART = Math.floor(limits.import_chunk_text / 4) * 3

export const base64Of = async (bytes: Blob) => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(bytes)
  return (await read).replace(/^[^,]*,/, '')
}

/** Permanent errors show the server's message. Everything else counts as a lost connection and is retried. */
const isFinal = (error: unknown) => {
  if (!(error instanceof ProblemError)) return false
  const { status, code } = error.problem
  // Someone must free disk space first.
  return code === 'disk_full' || (status >= 400 && status < 500 && status !== 409)
}

/** The requests of a chunked upload. */
interface PartCalls {
  /** Starts an upload. Resolves to its ID. */
  readonly begin: (file: File) => Promise<string>
  /** Number of bytes received, or `null` if the server no longer has the upload. */
  readonly arrived: (id: string) => Promise<number | null>
  /** Sends one part in base64. */
  readonly send: (id: string, offset: number, data: string) => Promise<unknown>
}

/** Uploads a file in parts that the server stores, so that a retry resumes where it stopped. */
export const partsPort = (calls: PartCalls, words: (error: unknown) => string): UploadPort => {
  const inWords = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await run()
    } catch (error) {
      throw isFinal(error) ? new UploadRefused(words(error)) : error
    }
  }
  return {
    begin: file => inWords(() => calls.begin(file)),
    arrived: calls.arrived,
    send: (id, piece, offset, signal) =>
      inWords(async () => {
        for (let at = 0; at < piece.size; at += PART) {
          signal.throwIfAborted()
          await calls.send(id, offset + at, await base64Of(piece.slice(at, at + PART)))
        }
      }),
    finish: async id => id,
  }
}
