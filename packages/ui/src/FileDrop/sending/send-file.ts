import { type UploadPort, UploadRefused } from './port.ts'

interface Sending {
  readonly port: UploadPort
  readonly signal: AbortSignal
  /** The location of an earlier attempt. */
  readonly location: string | undefined
  readonly onLocation: (location: string) => void
  readonly onProgress: (sent: number) => void
  /** Called when the connection is lost. The upload resumes on its own. */
  readonly onLost: () => void
}

/** Thrown when the file was changed, moved, or deleted after the user chose it. */
export class Unreadable extends Error {}

const KB = 1024
const smallest = 256 * KB
const largest = 8192 * KB

/** Aims at about a second per piece. Slow connections then show progress, and fast ones don't wait for responses. */
const nextPiece = (size: number, tookMs: number): number =>
  Math.min(largest, Math.max(smallest, tookMs < 500 ? size * 2 : tookMs > 2000 ? size / 2 : size))

const read = (file: File, from: number, to: number) =>
  file
    .slice(from, to)
    .arrayBuffer()
    .then(
      bytes => new Blob([bytes]),
      () => {
        throw new Unreadable()
      },
    )

/** Seconds between retries. After the last one, the user must retry. */
const retryDelays = [1, 2, 4, 8, 16, 30, 30, 30]

/** Resolves after the delay, or as soon as the connection returns. An offline device waits for the connection. */
const connectionIsBack = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      removeEventListener('online', back)
      signal.removeEventListener('abort', stopped)
      settle()
    }
    const back = end(resolve)
    const stopped = end(() => reject(signal.reason))
    const timer = navigator.onLine ? setTimeout(back, seconds * 1000) : undefined
    addEventListener('online', back)
    signal.addEventListener('abort', stopped)
  })

/** Uploads a file, from where it stopped. Rejects when it's stopped, refused, unreadable, or out of retries. */
export const sendFile = async (file: File, sending: Sending): Promise<string> => {
  const { port, signal, onLocation, onProgress, onLost } = sending
  let { location } = sending
  let size = smallest
  for (let tries = 0; ; tries += 1) {
    try {
      let arrived = location === undefined ? null : await port.arrived(location, signal)
      if (location === undefined || arrived === null) {
        location = await port.begin(file, signal)
        onLocation(location)
        // The server may know the file from an earlier visit.
        if (port.remembers) arrived = await port.arrived(location, signal)
      }
      let offset = arrived ?? 0
      onProgress(offset)
      while (offset < file.size) {
        signal.throwIfAborted()
        const piece = await read(file, offset, offset + size)
        const start = performance.now()
        await port.send(location, piece, offset, signal)
        size = nextPiece(size, performance.now() - start)
        offset += piece.size
        tries = 0
        onProgress(offset)
      }
      return await port.finish(location, signal)
    } catch (error) {
      const wait = retryDelays[tries]
      const isFinal = signal.aborted || error instanceof UploadRefused || error instanceof Unreadable
      if (isFinal || wait === undefined) throw error
      onLost()
      await connectionIsBack(wait, signal)
    }
  }
}
