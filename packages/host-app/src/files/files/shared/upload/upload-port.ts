import { ProblemError } from '@portal/contract/core/api/call'
import type { SentInput } from '@portal/contract/core/api/endpoint'
import { problem } from '@portal/contract/core/api/errors'
import { beginUpload, finishUpload, readUpload } from '@portal/contract/files/uploads'
import { type UploadPort, UploadRefused } from '@portal/ui/FileDrop'
import type { useAct } from '../../../../blocks/api/use-read.ts'
import { hashOf } from '../../../../blocks/files/hash-of.ts'
import { api, bytesAt } from '../../../../core/api.ts'

/** Upload target: a record, a file that gets a new version, or neither. */
export type UploadTarget = Pick<SentInput<typeof beginUpload>, 'of_kind' | 'of_id' | 'replaces'>

interface UploadOptions {
  readonly target: UploadTarget
  /** Explains why a file was rejected. */
  readonly words: (error: unknown) => string
  readonly act: ReturnType<typeof useAct>
  /** Called with the ID of each upload that this page starts. */
  readonly onBegin: (id: string) => void
}

// Temporary errors: another request holds the upload, it expired, or the session ended. The next try asks for the state
// again.
const passing = [401, 404, 408, 409, 423, 429]

const isFinal = (error: unknown) => {
  if (!(error instanceof ProblemError)) return false
  const { status, code } = error.problem
  // Someone must free disk space first.
  if (code === 'disk_full') return true
  return status >= 400 && status < 500 && !passing.includes(status)
}

const sendBytes = async (id: string, piece: Blob, offset: number, signal: AbortSignal) => {
  const answer = await fetch(bytesAt(`/uploads/${id}/bytes`), {
    method: 'PATCH',
    credentials: 'include',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: piece,
    signal,
  })
  if (answer.ok) return
  const body = problem.safeParse(await answer.json().catch(() => null))
  throw new ProblemError(body.data ?? { type: 'about:blank', status: answer.status, code: 'bad_request' })
}

/** Uploads through tus. The API starts and finishes an upload, and only missing bytes are sent, even days later. */
export const uploadPort = ({ target, words, act, onBegin }: UploadOptions): UploadPort => {
  const withReason = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await run()
    } catch (error) {
      throw isFinal(error) ? new UploadRefused(words(error)) : error
    }
  }
  return {
    remembers: true,
    begin: file =>
      withReason(async () => {
        const about = { name: file.name, size: file.size, sha256: await hashOf(file), ...target }
        const { data } = await api(beginUpload, about)
        onBegin(data.id)
        return data.id
      }),
    arrived: async id => {
      const answer = await api(readUpload, { id }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'not_found') return null
        throw error
      })
      return answer?.data.received ?? null
    },
    send: (id, piece, offset, signal) => withReason(() => sendBytes(id, piece, offset, signal)),
    finish: id => withReason(async () => (await act(finishUpload, { id })).data.id),
  }
}
