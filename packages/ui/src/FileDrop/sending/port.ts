/**
 * A server connection for resumable uploads, such as tus. The host sends the requests, and FileDrop retries them. A
 * rejection counts as a lost connection and is retried. Reject with UploadRefused if retries can't help.
 */
export interface UploadPort {
  /** Announces a file. Resolves with the location that receives its pieces. */
  readonly begin: (file: File, signal: AbortSignal) => Promise<string>
  /** Whether the server recognises a file announced earlier, and resumes its upload. Default `false`. */
  readonly remembers?: boolean
  /** Resolves with the number of bytes that arrived at a location, or `null` if the server no longer knows it. */
  readonly arrived: (location: string, signal: AbortSignal) => Promise<number | null>
  /** Sends the bytes from `offset` on. */
  readonly send: (location: string, piece: Blob, offset: number, signal: AbortSignal) => Promise<unknown>
  /** Completes the upload. Resolves with the stored file's ID. */
  readonly finish: (location: string, signal: AbortSignal) => Promise<string>
}

/** The server rejects the file for good, so retries can't help. The message tells the user why. */
export class UploadRefused extends Error {}

/** An uploaded file. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}
