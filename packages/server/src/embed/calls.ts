import { exchange, framedComplaint, siteKey } from '@portal/contract/embed'
import { limits } from '@portal/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { byNetwork, countAttempt } from '../access/attempts.ts'
import type { PartnerRow } from '../partners/schema.ts'
import { findByKey } from '../partners/store.ts'
import { transaction } from '../platform/database/index.ts'
import type { Services } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { apiHeaders } from '../platform/http/headers.ts'
import { refuseForeignOrigin } from '../platform/http/origin.ts'
import { refuse } from '../platform/http/refusal.ts'
import { isSecure } from '../platform/http/secure.ts'
import { fileAsPerson, fileWithTicket } from './filing.ts'
import { dropCookie, keepAsCookie, personOf, tokenOf } from './sign-in.ts'
import { endFrameSession, redeemCode } from './store.ts'
import { giveTicket } from './tickets.ts'

const onlySite = z.object({ site: siteKey() })

/** What a call of a frame is carried out with. */
interface Call {
  readonly services: Services
  readonly partner: PartnerRow
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Run<Input> = (input: Input, call: Call) => Promise<unknown>

const invalid = (error: z.core.$ZodError) =>
  refuse('invalid', {
    errors: error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.').replace('draft.', ''),
      code: message,
    })),
  })

/** Puts the calls of a frame's script on the server: they come from the portal's own origin and know their site. */
export const serveCalls = (app: FastifyInstance, services: Services): void => {
  const { database, settings, now } = services

  const on = <Input extends { readonly site: string }>(name: string, schema: z.ZodMiniType<Input>, run: Run<Input>) => {
    app.post(`/embed/${name}`, async (request, reply) => {
      apiHeaders(reply, isSecure(request))
      refuseForeignOrigin(request, settings.PUBLIC_URL)
      const parsed = schema.safeParse(request.body)
      if (!parsed.success) throw invalid(parsed.error)
      const partner = await findByKey(database.orm, parsed.data.site)
      if (!partner) throw refuse('foreign_origin')
      return run(parsed.data, { services, partner, request, reply })
    })
  }
  const signedIn = async ({ partner, request }: Call) => {
    const token = tokenOf(request)
    const person = await personOf(services, partner, token)
    if (!person || !token) throw refuse('not_signed_in')
    return { person, token }
  }

  on('session', onlySite, async (_input, { partner, request }) => {
    const person = await personOf(services, partner, tokenOf(request))
    return { data: person && { full_name_en: person.full_name_en, full_name_ar: person.full_name_ar } }
  })

  on('token', exchange, async (input, { partner, request, reply }) => {
    await countAttempt(database, byNetwork('embed-code', request.ip, input.code))
    const token = await transaction(database, db => redeemCode(db, partner.id, input, now()))
    if (!token) throw refuse('code_wrong')
    const isKept = input.keep === 'cookie' && keepAsCookie(request, reply, token)
    return { data: { seconds: limits.embed_session_seconds, ...(!isKept && { bearer: token }) } }
  })

  on('leave', onlySite, async (_input, { request, reply }) => {
    const token = tokenOf(request)
    if (token) await endFrameSession(database.orm, token)
    dropCookie(reply)
    return DONE
  })

  on('tickets', onlySite, async (_input, call) => {
    // No line of the log either: a ticket is soon followed by a complaint.
    call.request.untold = true
    const { token } = await signedIn(call)
    return { data: { ticket: await giveTicket(database.orm, token, now()) } }
  })

  on('complaints', framedComplaint, async ({ draft, ticket, key }, call) => {
    if (draft.type === 'private') {
      call.request.untold = true
      if (!ticket) throw refuse('ticket_invalid')
      await fileWithTicket(services, draft, ticket)
    } else {
      const { person } = await signedIn(call)
      await fileAsPerson(services, person.user_id, call.request.ip, draft, key)
    }
    return { data: { type: draft.type } }
  })
}
