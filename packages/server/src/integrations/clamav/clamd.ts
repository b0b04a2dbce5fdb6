import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** The scanner could not be asked, or did not say what it found. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError'
}

const SILENCE_MS = 60_000

const open = (address: string): Socket => {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) })
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

const frame = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

/** Waits until the socket takes more or is gone, and leaves no listeners on it: a large file waits many times. */
const untilReady = async (socket: Socket): Promise<void> => {
  const over = new AbortController()
  try {
    await Promise.race(['drain', 'close'].map(event => once(socket, event, { signal: over.signal })))
  } finally {
    over.abort()
  }
}

const send = async (socket: Socket, content: Readable): Promise<void> => {
  socket.write('zINSTREAM\0')
  for await (const chunk of content) {
    // Who has found enough answers before the end and closes.
    if (!socket.writable) return
    if (!socket.write(frame(chunk))) await untilReady(socket)
  }
  socket.write(frame(Buffer.alloc(0)))
}

/**
 * Whether clamd finds a content clean, asked by its INSTREAM command. `address` is that of CLAMD_URL. Throws
 * ScannerError where there is no answer or one that says neither.
 */
export const isClean = async (address: string, content: Readable): Promise<boolean> => {
  const socket = open(address)
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new ScannerError('the scanner is silent')))
  let answer = ''
  const answered = new Promise<void>((resolve, reject) => {
    socket.on('data', data => {
      answer += data.toString('latin1')
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  try {
    await Promise.all([answered, send(socket, content)])
  } catch (error) {
    throw new ScannerError('the scanner cannot be asked', { cause: error })
  } finally {
    content.destroy()
    socket.destroy()
  }
  if (/^stream: OK\0?$/.test(answer)) return true
  if (/^stream: .* FOUND\0?$/.test(answer)) return false
  throw new ScannerError('the scanner did not say what it found')
}
