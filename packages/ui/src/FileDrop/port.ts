/**
 * The way to a server that takes a file piece by piece, such as tus; the host gives the calls, FileDrop the patience. A
 * call that rejects counts as a broken line and is tried again; what the server will never take rejects with
 * UploadRefused.
 */
export interface UploadPort {
  /** Announces a file; answers with the location that its pieces are sent to. */
  readonly begin: (file: File, signal: AbortSignal) => Promise<string>
  /** Whether a file that is announced again goes on where it stopped, also on another page. Default `false`. */
  readonly remembers?: boolean
  /** How many bytes have arrived at a location; `null` where the server knows it no more. */
  readonly arrived: (location: string, signal: AbortSignal) => Promise<number | null>
  /** Sends the bytes from `offset` on. */
  readonly send: (location: string, piece: Blob, offset: number, signal: AbortSignal) => Promise<unknown>
  /** Everything has arrived; answers with the id it is stored under. */
  readonly finish: (location: string, signal: AbortSignal) => Promise<string>
}

/** The server will not take the file, however often it is sent; the message says why to the person. */
export class UploadRefused extends Error {}

/** A file that has arrived. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}
