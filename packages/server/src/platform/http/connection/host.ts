import { isIP } from 'node:net'
import { isLoopback } from '@portal/contract/core/api/api-root'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { refuse } from '../refusal.ts'

const hostnameIn = (host = '') => URL.parse(`http://${host}`)?.hostname

// A name of this machine, or an address: no page of another site can be reached under either.
const isOwn = (hostname: string) =>
  isLoopback(hostname) || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

// Probes come by whatever address a container or a balancer knows, and learn nothing but a state.
const isProbe = (url: string) => /^\/(health|ready)(\?|$)/.test(url)

/**
 * Gives the check that refuses what was meant for another host: a site that lets its own name lead here would be of one
 * origin with the portal (DNS rebinding). Ports are left out, as a proxy or a tunnel may have its own.
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
