import type { StoredFile } from './port.ts'

/** `ready` files are submitted with the form. `lost` files wait for the connection. */
export type TransferState = 'ready' | 'waiting' | 'sending' | 'lost' | 'paused' | 'failed' | 'done' | 'refused'

/** Why a file is refused. `server` refusals bring their own message. */
export type FileRefusal = 'too_large' | 'wrong_type' | 'empty' | 'unreadable' | 'server'

/** A file and its upload progress. */
export interface Transfer {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: TransferState
  readonly sent: number
  /** Absent for previously stored files. */
  readonly file?: File
  readonly refusal?: FileRefusal | undefined
  /** The server's message for a refusal. */
  readonly words?: string
  /** The location of the uploaded bytes. */
  readonly location?: string | undefined
  /** The stored file's ID. */
  readonly id?: string
}

export const storedTransfer = ({ id, name, size }: StoredFile): Transfer => ({
  key: `stored-${id}`,
  id,
  name,
  size,
  sent: size,
  state: 'done',
})

/** Whether the upload is incomplete and the server may hold part of it. */
export const isUnderWay = ({ state, sent }: Transfer) =>
  state === 'sending' || state === 'lost' || state === 'paused' || (state === 'failed' && sent > 0)
