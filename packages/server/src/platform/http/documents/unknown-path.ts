import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

/** Responds to unknown API paths: 405 with an Allow header if another method exists, or else 404. */
export const refuseUnknownPaths = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const shapes = endpoints.map(({ method, path }) => ({
    method,
    shape: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  app.all('/api/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method)
    if (allowed.length === 0) throw refuse('not_found')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw refuse('method_not_allowed')
  })
}
