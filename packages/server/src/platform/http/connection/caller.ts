import { can, type Need } from '@portal/contract/core/rights/needs'
import type { FastifyRequest } from 'fastify'
import type { Services, SessionUser } from '../context.ts'
import { refuse } from '../refusal.ts'
import { isSecure, readCookie } from './cookies.ts'
import type { SessionStore } from './enter.ts'

/** Checks that the person of a session may use an endpoint. Returns the person, or throws. */
export const admit = (person: SessionUser | null, needs: Need): SessionUser => {
  if (!person) throw refuse('not_signed_in')
  if (person.second_factor_due) throw refuse('second_factor_required')
  if (!can(person, needs)) throw refuse('privilege_missing')
  return person
}

/** Finds the person who sends a request, for routes whose request or response body is bytes. Throws like `admit`. */
export const callerFinder =
  (services: Services, sessions: SessionStore, needs: Need) =>
  async (request: FastifyRequest): Promise<SessionUser> => {
    const token = readCookie(request, 'session', isSecure(request))
    const person = token ? await sessions.find(services, token) : null
    request.callerId = person?.id ?? null
    const caller = admit(person, needs)
    if (token) sessions.touch(services, token)
    return caller
  }
