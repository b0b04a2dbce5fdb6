import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import { type UploadPort, UploadRefused } from '@portal/ui/FileDrop'

/** Bytes of one part, so that base64 makes four characters of three of them. */
const PART = Math.floor(limits.import_chunk_text / 4) * 3

/** Bytes in base64. */
export const base64Of = async (bytes: Blob) => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(bytes)
  return (await read).replace(/^[^,]*,/, '')
}

/** What the server refuses permanently is shown in its words; everything else is a line that broke. */
const isFinal = (error: unknown) =>
  error instanceof ProblemError &&
  error.problem.status >= 400 &&
  error.problem.status < 500 &&
  error.problem.status !== 409

/** The calls of an import that takes its file in parts. */
interface PartCalls {
  /** Announces a file; answers with its id. */
  readonly begin: (file: File) => Promise<string>
  /** How many bytes have arrived; `null` where the server knows the file no more. */
  readonly arrived: (id: string) => Promise<number | null>
  /** Sends a part in base64. */
  readonly send: (id: string, offset: number, data: string) => Promise<unknown>
}

/** Sends a file in parts that the server stores, so that nothing is sent twice. */
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
