import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { can } from '@portal/contract/core/rights/needs'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { refuse } from '../refusal.ts'
import type { SessionUser } from '../session-user.ts'
import { readCookie } from './cookies.ts'
import { refuseForeignOrigin } from './origin.ts'
import { isSecure } from './secure.ts'

/** How sessions are found and kept alive; the access area gives it. */
export interface SessionStore {
  readonly find: (services: Services, token: string) => Promise<SessionUser | null>
  readonly touch: (services: Services, token: string) => void
}

/** Where endpoints are put, and who may come through. */
export interface Gate {
  /** What their paths begin with. */
  readonly root: string
  /** The token of the call's session. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined
  /** Refuses a call that its session is not good for, whatever the person may do elsewhere. */
  readonly permit?: (token: string | undefined, endpoint: Endpoint, given: object) => Promise<void>
}

/** The api of the portal's own pages. */
export const ownPages: Gate = { root: '/api', tokenOf: request => readCookie(request, 'session', isSecure(request)) }

const guard = (endpoint: Endpoint, caller: SessionUser | null) => {
  if (can(caller, endpoint.needs)) return
  throw refuse(caller ? 'privilege_missing' : 'not_signed_in')
}

/** Who still has to set up a second factor is nobody to public calls, and reaches no others but those of the set-up. */
const callerOf = (endpoint: Endpoint, person: SessionUser | null) => {
  if (!person?.second_factor_due || endpoint.duringSetUp) return person
  if (endpoint.needs !== 'public') throw refuse('second_factor_required')
  return null
}

/** Checks all that is known of a call before its input is: origin, session and right. */
export const enterer =
  (services: Services, sessions: SessionStore, gate: Gate) => async (endpoint: Endpoint, request: FastifyRequest) => {
    if (endpoint.method !== 'GET') refuseForeignOrigin(request, services.settings.PUBLIC_URL)
    const token = endpoint.beacon ? undefined : gate.tokenOf(request)
    const caller = callerOf(endpoint, token ? await sessions.find(services, token) : null)
    request.callerId = caller?.id ?? null
    guard(endpoint, caller)
    return { token, caller }
  }
