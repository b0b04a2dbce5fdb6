import type { FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import { isSecure } from './cookies.ts'

const isOwn = (request: FastifyRequest, origin: string, publicUrl: string | undefined) => {
  if (origin === publicUrl) return true
  const url = URL.parse(origin)
  // An HTTP page may have been tampered with, so it may not send requests to an HTTPS portal.
  if (url === null || (url.protocol !== 'https:' && isSecure(request))) return false
  return url.host !== '' && url.host === request.headers.host
}

/**
 * Rejects state-changing requests from pages of another origin. Browsers send Origin on all such
 * requests. Clients other than browsers don't, and only hold cookies that they requested.
 */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw refuse('foreign_origin')
  if (origin !== undefined && !isOwn(request, origin, publicUrl)) throw refuse('foreign_origin')
}
