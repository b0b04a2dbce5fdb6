import fastifyCookie from '@fastify/cookie'
import { limits } from '@portal/contract/limits'
import fastify, { type FastifyInstance } from 'fastify'
import { sessionKeeper } from './access/sessions.ts'
import { routes } from './areas.ts'
import type { Services } from './platform/http/context.ts'
import { answerErrors, refusalOf, sendProblem } from './platform/http/errors.ts'
import { readJson } from './platform/http/json.ts'
import { openApi } from './platform/http/openapi.ts'
import { servePages } from './platform/http/pages.ts'
import { refuse } from './platform/http/refusal.ts'
import { serve } from './platform/http/serve.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a call of which no log line may tell. */
    untold: boolean
  }
}

/** The whole server on a database that is open: api, pages, health. It does not listen yet. */
export const createApp = async (services: Services): Promise<FastifyInstance> => {
  const { settings, database, log } = services
  const app = fastify({
    logger: false,
    bodyLimit: limits.body_bytes,
    trustProxy: settings.PUBLIC_URL?.startsWith('https:') ? 'loopback, linklocal, uniquelocal' : false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, refusalOf(error)),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorateRequest('untold', false)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => readJson(body))
  await app.register(fastifyCookie)
  answerErrors(app, log)

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    await database.pool.query('SELECT 1')
    return { status: 'ok' }
  })
  const description = JSON.stringify(openApi())
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(description))
  serve(app, services, sessionKeeper, routes)
  app.all('/api/*', async () => {
    throw refuse('not_found')
  })
  await servePages(app, services)
  return app
}
