import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** The scanner couldn't be reached, or its response is unclear. */
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

/** Waits for `drain` or `close`. Removes its listeners, because large files wait many times. */
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
    // clamd responds and closes early once it has found something.
    if (!socket.writable) return
    if (!socket.write(frame(chunk))) await untilReady(socket)
  }
  socket.write(frame(Buffer.alloc(0)))
}

/**
 * Scans a file with clamd's INSTREAM command and returns whether it is clean. `address` comes from CLAMD_URL. Throws
 * ScannerError if clamd doesn't respond or its response is unclear.
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
