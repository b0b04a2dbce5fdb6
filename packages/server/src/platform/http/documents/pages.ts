import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, workerHeaders } from '../connection/headers.ts'
import { isSecure } from '../connection/secure.ts'

const appFolder = join(import.meta.dirname, '../../../../../host-app/dist')

// Only the browser knows the port that people use, because tunnels and containers may map another one. Pages therefore
// send requests to their own origin.
const readDocument = () =>
  readFileSync(join(appFolder, 'index.html'), 'utf8').replace(
    '<meta name="portal-api" content="">',
    '<meta name="portal-api" content="/api">',
  )

// Pages with a worker check for a new one at each start, so updating the portal updates the worker.
const sendWorker = (reply: FastifyReply, secure: boolean, worker: string) => {
  workerHeaders(reply, secure)
  return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker)
}

/** Serves the host app: hashed assets with an immutable cache, and its single document for every other path. */
export const servePages = async (app: FastifyInstance): Promise<void> => {
  // During a build, one may exist without the other.
  if (!['index.html', 'worker.js'].every(name => existsSync(join(appFolder, name)))) return
  const document = readDocument()
  const worker = readFileSync(join(appFolder, 'worker.js'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(appFolder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: reply => {
      reply.header('cross-origin-resource-policy', 'same-origin')
    },
  })
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    pageHeaders(reply, isSecure(request), nonce)
    // React Aria reads the nonce from this meta tag, for the two small style elements that it adds.
    const answer = document.replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(answer)
  }
  app.get('/worker.js', (request, reply) => sendWorker(reply, isSecure(request), worker))
  app.get('/', page)
  app.get('/*', page)
}
