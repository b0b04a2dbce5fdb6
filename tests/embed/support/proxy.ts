import { once } from 'node:events'
import { type RequestListener, request } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from './certificate.ts'

/** A reverse proxy in front of a portal. It accepts https, and forwards over plain http. */
export interface Proxy {
  /** The public origin, such as `https://127.0.0.1:40123`. */
  readonly url: string
  /** Sets the portal's own address. Required before the first request. */
  readonly passTo: (address: string) => void
  readonly stop: () => Promise<void>
}

/**
 * Opens a proxy that forwards the host, the scheme, and the client's address. Requests that `own` has a listener for
 * aren't forwarded.
 */
export const openProxy = async (own?: (path: string) => RequestListener | undefined): Promise<Proxy> => {
  let target = ''
  const server = createServer(selfSigned('127.0.0.1'), (asked, answer) => {
    const listener = own?.(asked.url ?? '')
    if (listener) return listener(asked, answer)
    const headers = {
      ...asked.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': asked.socket.remoteAddress ?? '',
    }
    const onward = request(`${target}${asked.url}`, { method: asked.method, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `https://127.0.0.1:${port}`,
    passTo: to => {
      target = to
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
