import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../connection/cookies.ts'
import { pageHeaders, workerHeaders } from '../connection/headers.ts'
import type { Services } from '../context.ts'
import { refuse } from '../refusal.ts'

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

// RFC 9116 recommends an expiry of less than a year.
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/** Serves `/.well-known/security.txt` (RFC 9116), with the contact for vulnerabilities. 404 without a contact. */
export const serveSecurityTxt = (app: FastifyInstance, { settings, now }: Services): void => {
  const { SECURITY_CONTACT: contact, PUBLIC_URL } = settings
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    if (!contact) throw refuse('not_found')
    const expires = new Date(now().getTime() + VALID_MS).toISOString()
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, ar']
    if (PUBLIC_URL) lines.push(`Canonical: ${PUBLIC_URL}${path}`)
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
