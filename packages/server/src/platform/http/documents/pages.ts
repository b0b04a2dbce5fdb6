import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, workerHeaders } from '../connection/headers.ts'
import { isSecure } from '../connection/secure.ts'

/** Where the built host app is. */
const appFolder = join(import.meta.dirname, '../../../../../host-app/dist')

// Which port people use is known to their browser alone: a tunnel or a container may show another one than ours. So a
// page from here calls the origin that it came from.
const readDocument = () =>
  readFileSync(join(appFolder, 'index.html'), 'utf8').replace(
    '<meta name="portal-api" content="">',
    '<meta name="portal-api" content="/api">',
  )

// Asked for at each start of a page that has one, so that an update of the portal is an update of its worker.
const sendWorker = (reply: FastifyReply, secure: boolean, worker: string) => {
  workerHeaders(reply, secure)
  return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker)
}

/** Serves the host app: hashed assets forever, and its one document for every other path. */
export const servePages = async (app: FastifyInstance): Promise<void> => {
  // While it is being built, there is one without the other.
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
    // React Aria takes the nonce from the page for the two small style elements that it adds.
    const answer = document.replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(answer)
  }
  app.get('/worker.js', (request, reply) => sendWorker(reply, isSecure(request), worker))
  app.get('/', page)
  app.get('/*', page)
}
