import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

const hostOf = (origin: string) => URL.parse(origin)?.host

/**
 * Refuses a state-changing call that a page of another origin makes (decision 31). Browsers send Origin on every such
 * call; a program without a browser sends none and holds no cookie that it did not ask for.
 */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw refuse('foreign_origin')
  if (origin === undefined) return
  const own = hostOf(origin) === host || (publicUrl !== undefined && origin === URL.parse(publicUrl)?.origin)
  if (!own) throw refuse('foreign_origin')
}
