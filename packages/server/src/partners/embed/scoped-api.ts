import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import { SCOPE_HEADER } from '@portal/contract/partners/embed'
import { scopedWidgets, scopeOf, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { personOfSession } from '../../people/sessions/sessions.ts'
import { repeated } from '../../platform/database/index.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import type { Services } from '../../platform/http/context.ts'
import type { Bound } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serving/serve.ts'
import { describeError } from '../../platform/log/log.ts'
import { findFrameSession, prolongFrameSession } from './frame-sessions.ts'
import { permits } from './permits.ts'
import { tokenOf } from './sign-in.ts'

const scopeIn = (request: FastifyRequest): WidgetScope | undefined => {
  const given = String(request.headers[SCOPE_HEADER] ?? '')
  const colon = given.indexOf(':')
  return scopeOf(given.slice(0, colon), given.slice(colon + 1))
}

const namedIn = (given: object) => (field: string) => {
  const value: unknown = Reflect.get(given, field)
  return typeof value === 'string' ? value : ''
}

/** Sessions of frames, as sessions of the person who signed in. Use extends them. */
const frameSessions: SessionStore = {
  find: (services, token) =>
    repeated(async () => {
      const frame = await findFrameSession(services.database.orm, token, services.now())
      return frame ? personOfSession(services, frame.portal_session) : null
    }),
  touch: (services, token) => {
    const until = new Date(services.now().getTime() + limits.embed_session_seconds * 1000)
    prolongFrameSession(services.database.orm, token, until).catch(error =>
      services.log.warn(describeError(error), 'sign-in of a frame not prolonged'),
    )
  },
}

/**
 * Registers the endpoints that frames may call under /embed/api, with the same handlers as the portal's own. A frame's
 * token is valid only for its widget and record.
 */
export const serveScopedApi = async (
  app: FastifyInstance,
  services: Services,
  bounds: readonly Bound[],
): Promise<void> => {
  const all = scopedWidgets.flatMap(widget => permits[widget])
  const permit = async (token: string | undefined, endpoint: Endpoint, given: object) => {
    const { orm } = services.database
    const scope = token ? await findFrameSession(orm, token, services.now()) : undefined
    const widget = scopedWidgets.find(name => name === scope?.widget)
    const own = widget && permits[widget].find(one => one.endpoint === endpoint)
    if (!scope || !own || !(await own.isOwn(scope.subject, namedIn(given), orm))) throw refuse('privilege_missing')
  }
  const offered = bounds.filter(bound => all.some(({ endpoint }) => endpoint === bound.endpoint))
  await app.register(async scope =>
    serve(scope, services, frameSessions, offered, {
      root: '/embed/api',
      tokenOf: request => tokenOf(request, undefined, scopeIn(request)),
      permit,
    }),
  )
}
