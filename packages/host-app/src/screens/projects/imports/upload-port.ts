import { ProblemError } from '@portal/contract/call'
import type { ImportKind } from '@portal/contract/import_fields'
import { beginImport, readImport, sendImportPart } from '@portal/contract/imports'
import { limits } from '@portal/contract/limits'
import { type UploadPort, UploadRefused } from '@portal/ui/FileDrop'
import { api } from '../../../api.ts'
import { hashOf } from '../../../blocks/hash-of.ts'

/** Bytes of one part, so that base64 makes four characters of three of them. */
const PART = Math.floor(limits.import_chunk_text / 4) * 3

const base64Of = async (bytes: Blob) => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(bytes)
  return (await read).replace(/^[^,]*,/, '')
}

/** What the server refuses for good is told in its words; everything else is a line that broke. */
const isFinal = (error: unknown) =>
  error instanceof ProblemError &&
  error.problem.status >= 400 &&
  error.problem.status < 500 &&
  error.problem.status !== 409

/** Sends a file into a project's budget in parts that the server keeps, so that nothing is sent twice. */
export const uploadPort = (project_id: string, kind: ImportKind, words: (error: unknown) => string): UploadPort => {
  const told = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await run()
    } catch (error) {
      throw isFinal(error) ? new UploadRefused(words(error)) : error
    }
  }
  return {
    begin: file =>
      told(async () => {
        const name = file.name.slice(-limits.line_length)
        const about = { project_id, kind, name, size: file.size, sha256: await hashOf(file) }
        const { data } = await api(beginImport, about)
        return data.id
      }),
    arrived: async id => {
      const answer = await api(readImport, { id }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'not_found') return null
        throw error
      })
      return answer?.data.received ?? null
    },
    send: (id, piece, offset, signal) =>
      told(async () => {
        for (let at = 0; at < piece.size; at += PART) {
          signal.throwIfAborted()
          await api(sendImportPart, { id, offset: offset + at, data: await base64Of(piece.slice(at, at + PART)) })
        }
      }),
    finish: async id => id,
  }
}
