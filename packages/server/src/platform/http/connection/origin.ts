import type { FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import { isSecure } from './secure.ts'

const isOwn = (request: FastifyRequest, origin: string, publicUrl: string | undefined) => {
  if (origin === publicUrl) return true
  const url = URL.parse(origin)
  // A page that somebody in between could have changed may not act for one that came by https.
  if (url === null || (url.protocol !== 'https:' && isSecure(request))) return false
  return url.host !== '' && url.host === request.headers.host
}

/**
 * Refuses a state-changing call that a page of another origin makes (decision 31). Browsers send Origin on every such
 * call; a program without a browser sends none and has no cookie that it did not ask for.
 */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw refuse('foreign_origin')
  if (origin !== undefined && !isOwn(request, origin, publicUrl)) throw refuse('foreign_origin')
}
