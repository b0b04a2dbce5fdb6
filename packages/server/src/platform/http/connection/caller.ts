import { can, type Need } from '@portal/contract/needs'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { refuse } from '../refusal.ts'
import type { SessionStore } from '../serving/serve.ts'
import type { SessionUser } from '../session-user.ts'
import { readCookie } from './cookies.ts'
import { isSecure } from './secure.ts'

/** Finds who calls, as for every endpoint, where what is sent or answered are bytes. Refuses whoever lacks the need. */
export const callerFinder =
  (services: Services, sessions: SessionStore, needs: Need) =>
  async (request: FastifyRequest): Promise<SessionUser> => {
    const token = readCookie(request, 'session', isSecure(request))
    const caller = token ? await sessions.find(services, token) : null
    request.callerId = caller?.id ?? null
    if (!caller || !token) throw refuse('not_signed_in')
    if (caller.second_factor_due) throw refuse('second_factor_required')
    if (!can(caller, needs)) throw refuse('privilege_missing')
    sessions.touch(services, token)
    return caller
  }
