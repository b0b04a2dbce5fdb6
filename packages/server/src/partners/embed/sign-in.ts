import { createHash } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { complaintScope, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../platform/http/connection/secure.ts'
import type { Services } from '../../platform/http/context.ts'
import type { PartnerRow } from '../schema.ts'
import { findPerson } from './store.ts'

// One for each thing that is shown, so that widgets on one page do not take each other's.
const cookieOf = ({ widget, subject }: WidgetScope) =>
  widget === 'complaint'
    ? '__Host-embed'
    : `__Host-embed-${createHash('sha256').update(`${widget}:${subject}`).digest('hex').slice(0, 16)}`

// The sign-in of a widget that is worked in lasts as long as it is in use, which the server alone knows.
const secondsOf = ({ widget }: WidgetScope) =>
  widget === 'complaint' ? limits.embed_session_seconds : limits.session_seconds

const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

/** The token of a frame's sign-in: a bearer before the cookie, which not every browser stores in a frame. */
export const tokenOf = (
  request: FastifyRequest,
  given?: string,
  scope: WidgetScope = complaintScope,
): string | undefined => {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  return given || bearer || request.cookies[cookieOf(scope)]
}

/** Who a frame is signed in as, or null. */
export const personOf = async (
  { database, now }: Services,
  partner: PartnerRow,
  token: string | undefined,
  scope?: WidgetScope,
) => (token ? findPerson(database.orm, partner.id, token, now(), scope) : null)

/** Stores the sign-in as a cookie that only frames on this very site send; only over https. */
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

/** Removes the cookie. */
export const dropCookie = (reply: FastifyReply, scope: WidgetScope): void =>
  void reply.clearCookie(cookieOf(scope), options)
