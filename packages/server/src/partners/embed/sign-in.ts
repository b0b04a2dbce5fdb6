import { createHash } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { complaintScope, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../platform/http/connection/cookies.ts'
import type { Services } from '../../platform/http/context.ts'
import type { PartnerRow } from '../schema.ts'
import { findFramePerson } from './store.ts'

// One cookie per record, so that widgets on one page don't overwrite each other's.
const cookieOf = ({ widget, subject }: WidgetScope) =>
  widget === 'complaint'
    ? '__Host-embed'
    : `__Host-embed-${createHash('sha256').update(`${widget}:${subject}`).digest('hex').slice(0, 16)}`

// Use extends the sessions of widgets in which people work. Only the server knows when they end, so their cookie lasts
// longer.
const secondsOf = ({ widget }: WidgetScope) =>
  widget === 'complaint' ? limits.embed_session_seconds : limits.session_seconds

const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

/**
 * Token of a frame's session. Prefers a bearer token to the cookie, because some browsers store no cookies in frames.
 */
export const tokenOf = (
  request: FastifyRequest,
  given?: string,
  scope: WidgetScope = complaintScope,
): string | undefined => {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  return given || bearer || request.cookies[cookieOf(scope)]
}

/** The person who is signed in to a frame, or null. */
export const personOf = async (
  { database, now }: Services,
  partner: PartnerRow,
  token: string | undefined,
  scope?: WidgetScope,
) => (token ? findFramePerson(database.orm, partner.id, token, now(), scope) : null)

/** Stores the session in a partitioned cookie, which only frames on this site send. Returns false without HTTPS. */
export const storeAsCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  scope: WidgetScope = complaintScope,
): boolean => {
  if (!isSecure(request)) return false
  reply.setCookie(cookieOf(scope), token, { ...options, maxAge: secondsOf(scope) })
  return true
}

export const dropCookie = (reply: FastifyReply, scope: WidgetScope): void =>
  void reply.clearCookie(cookieOf(scope), options)
