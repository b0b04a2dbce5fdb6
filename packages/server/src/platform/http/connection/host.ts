import { isIP } from 'node:net'
import { isLoopback } from '@portal/contract/core/api/call'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { refuse } from '../refusal.ts'

const hostnameIn = (host = '') => URL.parse(`http://${host}`)?.hostname

// A loopback name or an IP address. Another site can't use either as its own name.
const isOwn = (hostname: string) =>
  isLoopback(hostname) || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

// Health checks use whatever address a container or load balancer knows. They only reveal a state.
const isProbe = (url: string) => /^\/(health|ready)(\?|$)/.test(url)

/**
 * Returns a check that rejects requests for another host. Otherwise, a site could point its own name here and share an
 * origin with the portal (DNS rebinding). Ignores ports, because proxies and tunnels may use their own.
 */
export const foreignHostGuard = ({ PUBLIC_URL, HOST }: Settings): ((request: FastifyRequest) => void) => {
  const known = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : hostnameIn(HOST)
  return ({ headers, url }) => {
    if (isProbe(url)) return
    const hostname = hostnameIn(headers.host)
    if (hostname === known && hostname) return
    if (PUBLIC_URL || !hostname || !isOwn(hostname)) throw refuse('foreign_host')
  }
}
