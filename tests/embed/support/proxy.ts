import { once } from 'node:events'
import { type RequestListener, request } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from './certificate.ts'

/** A reverse proxy in front of a portal: it speaks https to people and plain http to the portal. */
export interface Proxy {
  /** The origin that people use, such as `https://127.0.0.1:40123`. */
  readonly url: string
  /** Where the portal listens; to be set before the first call. */
  readonly passTo: (address: string) => void
  readonly stop: () => Promise<void>
}

/**
 * Opens a proxy that forwards to the portal what proxies forward: the host, the scheme and the address that a call
 * came from. What it has an answer for by itself it does not pass on.
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
