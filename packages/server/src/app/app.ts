import fastifyCookie from '@fastify/cookie'
import { limits } from '@portal/contract/core/fields/limits'
import fastify, { type FastifyInstance } from 'fastify'
import { serveAttachments } from '../complaints/attachments/attachments.ts'
import { serveFiles } from '../files/routes.ts'
import { servePreview } from '../messages/emails/preview.ts'
import { serveLive } from '../messages/notices/live/route.ts'
import { serveEmbed } from '../partners/embed/routes.ts'
import { sessionStore } from '../people/sessions/sessions.ts'
import { readJson } from '../platform/http/bodies/json.ts'
import { connectionLimits, connectionOptions } from '../platform/http/connection/connections.ts'
import { isSecure } from '../platform/http/connection/cookies.ts'
import { apiHeaders, commonHeaders } from '../platform/http/connection/headers.ts'
import { foreignHostGuard } from '../platform/http/connection/host.ts'
import type { Services } from '../platform/http/context.ts'
import { openApi } from '../platform/http/documents/openapi.ts'
import { servePages, serveSecurityTxt } from '../platform/http/documents/pages.ts'
import { answerClientError } from '../platform/http/errors/client-error.ts'
import { answerErrors, refusalOf, refuseUnknownPaths, sendProblem } from '../platform/http/errors/errors.ts'
import { logAnswers, serve } from '../platform/http/serving/serve.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { routes } from './areas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** True for requests that must not be logged. */
    skipLog: boolean
    /** Client address. Empty if the connection closed before it was read. */
    address: string
    /** ID of the signed-in person, once known. */
    callerId: string | null
  }
}

/** Builds the whole server on an open database: API, pages, and health checks. Doesn't listen yet. */
export const createApp = async (
  services: Services,
  connections = connectionLimits,
  metrics?: Metrics,
): Promise<FastifyInstance> => {
  const { settings, database } = services
  const publicHttps = settings.PUBLIC_URL?.startsWith('https:') === true
  const app = fastify({
    logger: false,
    bodyLimit: limits.body_bytes,
    trustProxy: settings.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections during shutdown get a response. Then the connection closes.
    return503OnClosing: false,
    ...connectionOptions(connections),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, refusalOf(error)),
    routerOptions: { maxParamLength: 200 },
  })
  app.server.maxConnections = connections.most
  app.decorate('publicHttps', publicHttps)
  app.decorateRequest('skipLog', false)
  app.decorateRequest('address', '')
  app.decorateRequest('callerId', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    readJson(body),
  )
  await app.register(fastifyCookie)
  answerErrors(app, services)

  const refuseForeignHost = foreignHostGuard(settings)
  app.addHook('onRequest', async (request, reply) => {
    // Reads the address early. It is gone once the client closes the connection, even if the request still runs.
    request.address = request.ip ?? ''
    const headers = /^\/(embed\/)?(api|health|ready)\b/.test(request.url) ? apiHeaders : commonHeaders
    headers(reply, isSecure(request))
    refuseForeignHost(request)
  })
  if (metrics) app.addHook('onResponse', async (request, reply) => metrics.count(request, reply))
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    await database.probe()
    return { status: 'ok' }
  })
  const endpoints = routes.map(({ endpoint }) => endpoint)
  // Generated on the first request, because it takes longer than everything else here.
  let description: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(endpoints))
    return reply.type('application/json').send(description)
  })
  serve(app, services, sessionStore, routes)
  logAnswers(app, services)
  serveFiles(app, services, sessionStore)
  refuseUnknownPaths(app, endpoints)
  serveAttachments(app, services, sessionStore)
  servePreview(app, services, sessionStore)
  serveLive(app, services, sessionStore)
  serveSecurityTxt(app, services)
  await serveEmbed(app, services, routes)
  await servePages(app)
  return app
}
