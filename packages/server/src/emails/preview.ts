import { can } from '@portal/contract/needs'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/context.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { refuse } from '../platform/http/refusal.ts'
import { isSecure } from '../platform/http/secure.ts'
import type { SessionKeeper } from '../platform/http/serve.ts'
import { mayReadContent } from './rules.ts'
import { findEmail } from './store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// The document of a message runs nothing, sends nothing, fetches nothing and is shown by the portal's own pages only.
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/**
 * GET /api/emails/:id/preview: a message as mail programs show it, for the frame on its page. A document and no data, so
 * it is no endpoint of the contract; the right is that of `readEmail`.
 */
export const servePreview = (app: FastifyInstance, services: Services, sessions: SessionKeeper): void => {
  app.get<{ Params: { id: string } }>('/api/emails/:id/preview', async (request, reply) => {
    const token = readCookie(request, 'session', isSecure(request))
    const caller = token ? await sessions.find(services, token) : null
    if (!can(caller, 'sysadmin')) throw refuse(caller ? 'privilege_missing' : 'not_signed_in')
    const { id } = request.params
    const row = UUID.test(id) ? await findEmail(services.database.orm, id) : undefined
    if (!row?.html || !mayReadContent(row, services.settings.SMTP_URL !== undefined)) throw refuse('not_found')
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(row.html)
  })
}
