import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'

/** A connection to a portal that can be interrupted, and that counts uploaded bytes. */
export interface CutLine {
  readonly url: string
  /** Bytes sent to the portal so far, including headers. */
  readonly sent: () => number
  /** Drops every open connection. */
  readonly cut: () => void
  /** Accepts connections again after `close`. */
  readonly reconnect: () => Promise<void>
  readonly close: () => void
}

/** Opens a connection to a portal at an address of its own. `bytesPerSecond` limits uploads. Default: no limit. */
export const openCutLine = async (portalUrl: string, bytesPerSecond = Number.POSITIVE_INFINITY): Promise<CutLine> => {
  const { hostname, port } = new URL(portalUrl)
  const open = new Set<Socket>()
  let sent = 0
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
    }
    far.pipe(near)
    near.on('data', chunk => {
      sent += chunk.length
      near.pause()
      // Buffers nothing. Bytes that the portal hasn't taken delay the next ones.
      const taken = far.write(chunk) ? undefined : once(far, 'drain')
      void Promise.all([sleep((chunk.length / bytesPerSecond) * 1000), taken]).then(
        () => near.resume(),
        () => undefined,
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const close = () => {
    cut()
    server.close()
  }
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the line has no port')
  const reconnect = async () => {
    server.listen(address.port, '127.0.0.1')
    await once(server, 'listening')
  }
  return { url: `http://127.0.0.1:${address.port}`, sent: () => sent, cut, reconnect, close }
}

/** An announced upload, with its sender's session cookie. */
interface Announced {
  readonly id: string
  readonly cookie: string
  readonly bytes: Buffer
}

/** Sends an announced upload with a third-party tus client, over a connection that is interrupted this many times. */
export const sendWhileCut = (line: CutLine, { id, cookie, bytes }: Announced, cuts: number): Promise<void> => {
  let cut = 0
  return new Promise((resolve, reject) => {
    new Upload(bytes, {
      uploadUrl: `${line.url}/api/uploads/${id}/bytes`,
      headers: { cookie },
      uploadSize: bytes.length,
      retryDelays: [100, 200, 400, 800],
      onProgress: sent => {
        if (cut < cuts && sent > ((cut + 1) / (cuts + 1)) * bytes.length) {
          cut += 1
          line.cut()
        }
      },
      onSuccess: () => (cut === cuts ? resolve() : reject(new Error(`cut ${cut} times of ${cuts}`))),
      onError: reject,
    }).start()
  })
}
