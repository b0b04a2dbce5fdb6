import type { StoredFile } from '../port.ts'

/** `ready` is for files that are sent with the form itself, `lost` while the line is awaited. */
export type TransferState = 'ready' | 'waiting' | 'sending' | 'lost' | 'paused' | 'failed' | 'done' | 'refused'

/** Why a file is not taken; `server` says so in its own words. */
export type Refusal = 'too_large' | 'wrong_type' | 'empty' | 'unreadable' | 'server'

/** One file and how far it has come. */
export interface Transfer {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: TransferState
  readonly sent: number
  /** None for a file that was stored before. */
  readonly file?: File
  readonly refusal?: Refusal | undefined
  /** The server's words of a refusal. */
  readonly words?: string
  /** The address of the uploaded part. */
  readonly location?: string | undefined
  /** What it is stored under. */
  readonly id?: string
}

/** A file that was stored before. */
export const storedTransfer = ({ id, name, size }: StoredFile): Transfer => ({
  key: `stored-${id}`,
  id,
  name,
  size,
  sent: size,
  state: 'done',
})

/** Whether some of it may be on the server and more is to come. */
export const isUnderWay = ({ state, sent }: Transfer) =>
  state === 'sending' || state === 'lost' || state === 'paused' || (state === 'failed' && sent > 0)
