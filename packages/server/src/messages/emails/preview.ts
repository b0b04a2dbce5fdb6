import { readEmail, readEmailTemplate } from '@portal/contract/messages/emails'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callerFinder } from '../../platform/http/connection/caller.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { mayReadContent } from './present.ts'
import { findEmail } from './store.ts'
import { renderSample } from './templates.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// CSP for previews: no scripts, forms, or requests. Only the portal's own pages may frame them.
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

const send = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

/**
 * GET /api/emails/:id/preview and /api/email_templates/:name/preview: a message as mail programs show it, for an
 * iframe.
 *
 * Not in the contract, because they return documents. They require the same rights as `readEmail` and
 * `readEmailTemplate`.
 */
export const servePreview = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  const readerOf = callerFinder(services, sessions, readEmail.needs)
  app.get<{ Params: { id: string } }>('/api/emails/:id/preview', async (request, reply) => {
    await readerOf(request)
    const { id } = request.params
    const row = UUID.test(id) ? await findEmail(services.database.orm, id) : undefined
    if (!row?.html || !mayReadContent(row, services.settings.SMTP_URL !== undefined)) throw refuse('not_found')
    return send(reply, row.html)
  })

  const viewerOf = callerFinder(services, sessions, readEmailTemplate.needs)
  app.get<{ Params: { name: string }; Querystring: { language?: string } }>(
    '/api/email_templates/:name/preview',
    async (request, reply) => {
      await viewerOf(request)
      const { data } = readEmailTemplate.input.safeParse({ ...request.query, ...request.params })
      if (!data) throw refuse('not_found')
      return send(reply, renderSample(data.name, data.language, services.settings).html)
    },
  )
}
