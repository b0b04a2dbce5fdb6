import { type UploadPort, UploadRefused } from '../port.ts'
import { connectionIsBack, retryDelays } from './connection.ts'

interface Sending {
  readonly port: UploadPort
  readonly signal: AbortSignal
  /** Where an earlier attempt left what had arrived. */
  readonly location: string | undefined
  readonly onLocation: (location: string) => void
  readonly onProgress: (sent: number) => void
  /** The line broke; it continues on its own. */
  readonly onLost: () => void
}

/** The file on the device was changed, moved or removed since it was chosen. */
export class Unreadable extends Error {}

const KB = 1024
const smallest = 256 * KB
const largest = 8192 * KB

/** Pieces of about a second, so that progress is seen on slow lines and fast ones do not wait for answers. */
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

/** Sends a file from where it was; rejects when it was stopped, cannot be sent, or the line stays broken. */
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
        // The server may know it from before this page was opened.
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
