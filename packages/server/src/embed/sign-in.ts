import { limits } from '@portal/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerRow } from '../partners/schema.ts'
import type { Services } from '../platform/http/context.ts'
import { isSecure } from '../platform/http/secure.ts'
import { findPerson } from './store.ts'

const COOKIE = '__Host-embed'

const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

/** The token of a frame's sign-in: a bearer before the cookie, which not every browser keeps in a frame. */
export const tokenOf = (request: FastifyRequest, given?: string): string | undefined => {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  return given || bearer || request.cookies[COOKIE]
}

/** Who a frame is signed in as, or null. */
export const personOf = async ({ database, now }: Services, partner: PartnerRow, token: string | undefined) =>
  token ? findPerson(database.orm, partner.id, token, now()) : null

/** Keeps the sign-in as a cookie that only frames on this very site send; only over https. */
export const storeAsCookie = (request: FastifyRequest, reply: FastifyReply, token: string): boolean => {
  if (!isSecure(request)) return false
  reply.setCookie(COOKIE, token, { ...options, maxAge: limits.embed_session_seconds })
  return true
}

/** Removes the cookie. */
export const dropCookie = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, options)
