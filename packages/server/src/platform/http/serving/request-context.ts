import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../database/index.ts'
import { sentFilesOf } from '../bodies/sent-forms.ts'
import { isSecure, readCookie } from '../connection/cookies.ts'
import type { Context, CookieChange, RequestContext, Services, SessionUser } from '../context.ts'
import { refuse } from '../refusal.ts'

/** Builds the context of a request before its transaction. */
export const requestContextOf = (
  services: Services,
  request: FastifyRequest,
  caller: SessionUser | null,
  token: string | undefined,
): RequestContext => ({
  services,
  caller,
  token,
  cookie: (name, path) => readCookie(request, name, isSecure(request), path),
  userAgent: request.headers['user-agent'],
  files: sentFilesOf(request.body),
  address: request.address,
  get user() {
    if (!caller) throw refuse('not_signed_in')
    return caller
  },
})

/** Effects that a request collects for after the commit. */
export interface Effects {
  readonly cookies: CookieChange[]
  readonly after: (() => void)[]
  /** Whether the request wrote mail that waits for a mail server to be set. */
  mailWaits: boolean
}

/** Context of one transaction attempt. Clears the effects of earlier attempts. */
export const transactionContextOf = (request: RequestContext, db: Orm, effects: Effects): Context => {
  effects.cookies.length = 0
  effects.after.length = 0
  effects.mailWaits = false
  const { services, caller, token, cookie, userAgent, files, address } = request
  return {
    services,
    caller,
    token,
    cookie,
    userAgent,
    files,
    address,
    db,
    get user() {
      return request.user
    },
    setCookie: change => effects.cookies.push(change),
    afterCommit: run => effects.after.push(run),
    noteMailWaits: () => {
      effects.mailWaits = true
    },
  }
}
