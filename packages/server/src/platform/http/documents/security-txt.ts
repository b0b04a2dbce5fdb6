import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.ts'
import { refuse } from '../refusal.ts'

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
