import type { Endpoint } from '@portal/contract/endpoint'
import { can } from '@portal/contract/needs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Orm, transaction } from '../database/index.ts'
import type { Context, CookieChange, Services } from './context.ts'
import { sessionCookie, writeCookie } from './cookies.ts'
import type { Bound } from './handle.ts'
import { apiHeaders } from './headers.ts'
import { inEvenTime } from './even-time.ts'
import { onceInMemory, oncePerKey, readKey } from './idempotency.ts'
import { refuseForeignOrigin } from './origin.ts'
import { refuse } from './refusal.ts'
import type { SessionUser } from './session-user.ts'

/** How sessions are found and kept alive; the access area gives it. */
export interface SessionKeeper {
  readonly find: (services: Services, token: string) => Promise<SessionUser | null>
  readonly touch: (services: Services, user: SessionUser, token: string) => Promise<void>
}

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const inputOf = (endpoint: Endpoint, request: FastifyRequest) => ({
  ...record(endpoint.method === 'GET' ? request.query : request.body),
  ...record(request.params),
})

const guard = (endpoint: Endpoint, caller: SessionUser | null) => {
  if (can(caller, endpoint.needs)) return
  throw refuse(caller ? 'privilege_missing' : 'not_signed_in')
}

/** Puts a bound endpoint on the server: origin, session, right, input, transaction, repeats, answer, log. */
export const serve = (app: FastifyInstance, services: Services, sessions: SessionKeeper, bounds: readonly Bound[]) => {
  const rememberAnonymous = onceInMemory()
  const { database, settings, log } = services

  const answer = async (bound: Bound, request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint } = bound
    const secure = request.protocol === 'https'
    apiHeaders(reply, secure)
    const writes = endpoint.method !== 'GET'
    if (writes) refuseForeignOrigin(request, settings.PUBLIC_URL)
    const token = request.cookies[sessionCookie(secure)]
    const caller = token ? await sessions.find(services, token) : null
    guard(endpoint, caller)
    const { anonymous, run } = bound.prepare(inputOf(endpoint, request))
    request.untold = anonymous
    const cookies: CookieChange[] = []
    const after: (() => void)[] = []
    const contextOf = (db: Orm): Context => {
      // A transaction that is tried again starts from nothing.
      cookies.length = 0
      after.length = 0
      return {
        services,
        db,
        caller,
        token,
        address: request.ip,
        get user() {
          if (!caller) throw refuse('not_signed_in')
          return caller
        },
        setCookie: change => cookies.push(change),
        afterCommit: run => after.push(run),
      }
    }
    const result = await (endpoint.evenTime ? inEvenTime(carryOut) : carryOut())
    for (const change of cookies) writeCookie(reply, change, secure)
    for (const follow of after) follow()
    if (caller && token && !anonymous) await sessions.touch(services, caller, token)
    return result

    async function carryOut(): Promise<unknown> {
      if (!writes) return run(contextOf(database.orm))
      const key = readKey(request.headers['idempotency-key'])
      const said = `${endpoint.method} ${request.url}\n${JSON.stringify(request.body ?? {})}`
      const once = () => transaction(database, db => run(contextOf(db)))
      if (!key || !caller) return once()
      if (anonymous) return rememberAnonymous(key, said, once)
      return transaction(database, db => oncePerKey(db, caller.id, key, said, () => run(contextOf(db))))
    }
  }

  for (const bound of bounds) {
    const { method, path } = bound.endpoint
    app.route({ method, url: `/api${path}`, handler: (request, reply) => answer(bound, request, reply) })
  }

  app.addHook('onResponse', async (request, reply) => {
    if (request.untold) return
    const route = request.routeOptions.url ?? 'unknown'
    log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
