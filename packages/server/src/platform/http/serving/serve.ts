import { MAIL_HEADER } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { onRuleDay } from '@portal/contract/core/fields/rule-day'
import { can } from '@portal/contract/core/rights/needs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReferredTo } from '../../database/errors/database-error.ts'
import { type Orm, repeated, transaction } from '../../database/index.ts'
import { describeError } from '../../log/log.ts'
import { todayOf } from '../../time/day.ts'
import { inConstantTime } from '../../time/timing.ts'
import { formBudget } from '../bodies/form-budget.ts'
import { inputOf, readSentForms } from '../bodies/sent-forms.ts'
import { isSecure, writeCookie } from '../connection/cookies.ts'
import { enterer, pageGate, type SessionStore } from '../connection/enter.ts'
import { networkOf } from '../connection/network.ts'
import type { Services, SessionUser } from '../context.ts'
import type { Bound } from '../handle.ts'
import { withoutRecord } from '../refusal.ts'
import type { Limiter } from './heavy-work.ts'
import { onceInMemory, oncePerKey, readKey } from './idempotency.ts'
import { type Effects, requestContextOf, transactionContextOf } from './request-context.ts'
import { limitWrites } from './write-limit.ts'

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const givenTo = (endpoint: Endpoint, request: FastifyRequest) => ({
  ...record(endpoint.method === 'GET' ? request.query : inputOf(request.body)),
  ...record(request.params),
})

// If a response must not reveal whether an email address is known, it can't reveal whether mail was written.
// Participants also don't learn about mail to others, such as the next person on a waiting list.
const saysMailWaits = (endpoint: Endpoint, caller: SessionUser | null) =>
  endpoint.needs !== 'public' && !endpoint.constantTime && !endpoint.saysMail && can(caller, 'staff_area')

/** Budget, in full-size forms, for people with a session. */
const FORMS = 12

const atOnce: Limiter = (_, call) => call()

/**
 * Adds bound endpoints to the server. In order: origin, session, rights, input, write limit, transaction with
 * idempotency, response.
 */
export const serve = (
  app: FastifyInstance,
  services: Services,
  sessions: SessionStore,
  bounds: readonly Bound[],
  gate = pageGate,
) => {
  const rememberInMemory = onceInMemory()
  const forms = formBudget(FORMS)
  const enter = enterer(services, sessions, gate)
  const { database, log } = services

  // If follow-up work fails after the commit, the request still succeeds.
  const attempt = async (run: () => unknown) => {
    try {
      await run()
    } catch (error) {
      log.error(describeError(error), 'failed after the answer was stored')
    }
  }

  const answer = async (bound: Bound, request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint } = bound
    const secure = isSecure(request)
    const writes = endpoint.method !== 'GET'
    const { token, caller } = await enter(endpoint, request)
    const given = givenTo(endpoint, request)
    await gate.permit?.(token, endpoint, given)
    const { anonymous, before, run, limiter = atOnce } = onRuleDay(todayOf(services), () => bound.prepare(given))
    request.skipLog = anonymous
    // Anonymous requests and measurements have their own limits, which store nothing about the sender.
    if (writes && !anonymous && !endpoint.beacon) {
      // People over the limit may still log out.
      const userId = endpoint.needs === 'public' ? undefined : caller?.id
      const alone = endpoint.hasDeadline && endpoint.path
      await limitWrites(services, { userId, address: request.address, alone })
    }
    const context = requestContextOf(services, request, caller, token)
    const effects: Effects = { cookies: [], after: [], mailWaits: false }
    const carry = (db: Orm) => run(transactionContextOf(context, db, effects))
    const answer = limiter(context, () => (endpoint.constantTime ? inConstantTime(carryOut) : carryOut()))
    const result = await answer.catch(async error => {
      // The account itself may have been deleted meanwhile.
      if (isReferredTo(error)) await enter(endpoint, request)
      // A right to change doesn't imply a right to see. Removes the record from a refusal if the person may not see it.
      throw endpoint.seenBy && can(caller, endpoint.seenBy) ? error : withoutRecord(error)
    })
    // Leaves storage alone, because it contains device preferences. The page removes the rest by name.
    if (endpoint.clearsCache) reply.header('clear-site-data', '"cache"')
    if (effects.mailWaits && saysMailWaits(endpoint, caller)) reply.header(MAIL_HEADER, 'waits')
    for (const change of effects.cookies) writeCookie(reply, change, secure)
    for (const follow of effects.after) await attempt(follow)
    // Requests to public endpoints, such as page measurements, don't extend the session.
    if (caller && token && !anonymous && !endpoint.background && endpoint.needs !== 'public')
      sessions.touch(services, token)
    return result

    async function carryOut(): Promise<unknown> {
      const key = writes ? readKey(request.headers['idempotency-key']) : undefined
      await before(context)
      if (!writes) return repeated(() => carry(database.orm))
      const said = `${endpoint.method} ${request.url}\n${JSON.stringify(request.body ?? {})}`
      const once = () => transaction(database, carry)
      const { repeatsAlike = false } = endpoint
      if (!key || !caller || repeatsAlike) return transaction(database, carry, { repeatsAlike })
      if (anonymous) return rememberInMemory(key, said, once)
      if (endpoint.answersSecret) return rememberInMemory(`${caller.id} ${key}`, said, once)
      const oncePer = (db: Orm) => oncePerKey(db, caller.id, key, said, () => carry(db))
      return transaction(database, oncePer, { repeatsAlike: true })
    }
  }

  const route = (scope: FastifyInstance, bound: Bound) => {
    const { method, path, anonymous } = bound.endpoint
    scope.route({
      method,
      url: `${gate.root}${path}`,
      // Until the input is read, treat a request that may be anonymous as anonymous, even if it is rejected.
      onRequest: async request => {
        request.skipLog = anonymous !== undefined
      },
      handler: (request, reply) => answer(bound, request, reply),
    })
  }
  for (const bound of bounds) {
    if (!bound.endpoint.takesFiles) route(app, bound)
    else
      app.register(async scope => {
        const ownerOf = async (request: FastifyRequest) =>
          (await enter(bound.endpoint, request)).caller?.id ?? networkOf(request.address)
        readSentForms(scope, { ownerOf, budget: forms })
        route(scope, bound)
      })
  }
}

/** Logs one line per request, except for those that must leave no trace. */
export const logAnswers = (app: FastifyInstance, { log }: Services): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.skipLog) return
    const route = request.routeOptions.url ?? 'unknown'
    log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
