import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { can } from '@portal/contract/core/rights/needs'
import type { FastifyRequest } from 'fastify'
import type { Services, SessionUser } from '../context.ts'
import { refuse } from '../refusal.ts'
import { isSecure, readCookie } from './cookies.ts'
import { refuseForeignOrigin } from './origin.ts'

/** Finds and extends sessions. The access area implements it. */
export interface SessionStore {
  readonly find: (services: Services, token: string) => Promise<SessionUser | null>
  readonly touch: (services: Services, token: string) => void
}

/** A place where endpoints are mounted, with its own session source and checks. */
export interface Gate {
  /** Prefix of the paths. */
  readonly root: string
  /** Session token of a request. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined
  /** Throws if the request exceeds what its session allows, whatever else the person may do. */
  readonly permit?: (token: string | undefined, endpoint: Endpoint, given: object) => Promise<void>
}

/** The API for the portal's own pages. */
export const pageGate: Gate = { root: '/api', tokenOf: request => readCookie(request, 'session', isSecure(request)) }

const guard = (endpoint: Endpoint, caller: SessionUser | null) => {
  if (can(caller, endpoint.needs)) return
  throw refuse(caller ? 'privilege_missing' : 'not_signed_in')
}

/**
 * A person who must still set up a second factor counts as signed out for public endpoints. Other endpoints reject
 * them, except those of the setup.
 */
const callerOf = (endpoint: Endpoint, person: SessionUser | null) => {
  if (!person?.second_factor_due || endpoint.duringSetUp) return person
  if (endpoint.needs !== 'public') throw refuse('second_factor_required')
  return null
}

/** Checks the origin, session, and rights before the input is read. */
export const enterer =
  (services: Services, sessions: SessionStore, gate: Gate) => async (endpoint: Endpoint, request: FastifyRequest) => {
    if (endpoint.method !== 'GET') refuseForeignOrigin(request, services.settings.PUBLIC_URL)
    const token = endpoint.beacon ? undefined : gate.tokenOf(request)
    const caller = callerOf(endpoint, token ? await sessions.find(services, token) : null)
    request.callerId = caller?.id ?? null
    guard(endpoint, caller)
    return { token, caller }
  }
