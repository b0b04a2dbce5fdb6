import { limits } from '@portal/contract/core/fields/limits'
import { exchange, frameCall, framedComplaint } from '@portal/contract/partners/embed'
import { scopeOf, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { formBudget } from '../../platform/http/bodies/form-budget.ts'
import { inputOf, readSentForms, sentFilesOf } from '../../platform/http/bodies/sent-forms.ts'
import { isSecure } from '../../platform/http/connection/cookies.ts'
import { apiHeaders } from '../../platform/http/connection/headers.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import { refuseForeignOrigin } from '../../platform/http/connection/origin.ts'
import type { Services } from '../../platform/http/context.ts'
import { DONE } from '../../platform/http/handle.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { PartnerRow } from '../schema.ts'
import { findByKey } from '../store.ts'
import { exchangeCode } from './exchange-code.ts'
import { fileAsPerson, fileWithTicket } from './filing.ts'
import { dropCookie, personOf, storeAsCookie, tokenOf } from './sign-in.ts'
import { endFrameSession } from './store.ts'
import { giveTicket } from './tickets.ts'

/** Memory budget for frames' forms, in forms of maximum size. */
const FORMS = 6

/** What a request of a frame runs with. */
interface Call {
  readonly services: Services
  readonly partner: PartnerRow
  readonly scope: WidgetScope
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Run<Input> = (input: Input, call: Call) => Promise<unknown>

// The form names its fields without the surrounding draft.
const ofDraft = ({ path, message }: z.core.$ZodIssue) => ({ path: path.filter(part => part !== 'draft'), message })

// A private complaint soon follows a ticket. The log mentions neither, even if the portal rejects them.
const unlogged = ['tickets', 'complaints']

/** Registers the requests that a frame's script makes. They come from the portal's own origin, and name their site. */
export const serveCalls = (app: FastifyInstance, services: Services): void => {
  const { database, settings } = services

  const on = <Input extends { readonly site: string; readonly widget?: string; readonly subject?: string }>(
    name: string,
    schema: z.ZodMiniType<Input>,
    run: Run<Input>,
    scope = app,
  ) => {
    const onRequest = async (request: FastifyRequest) => {
      request.skipLog = unlogged.includes(name)
    }
    scope.post(`/embed/${name}`, { onRequest }, async (request, reply) => {
      apiHeaders(reply, isSecure(request))
      refuseForeignOrigin(request, settings.PUBLIC_URL)
      const parsed = schema.safeParse(inputOf(request.body))
      if (!parsed.success) throw invalid(parsed.error.issues.map(ofDraft))
      const partner = await findByKey(database.orm, parsed.data.site)
      const scope = scopeOf(parsed.data.widget, parsed.data.subject)
      if (!scope || !partner?.widgets.includes(scope.widget)) throw refuse('foreign_origin')
      return run(parsed.data, { services, partner, scope, request, reply })
    })
  }
  const signedIn = async ({ partner, request }: Call) => {
    const token = tokenOf(request)
    const person = await personOf(services, partner, token)
    if (!person) throw refuse('not_signed_in')
    return person
  }

  on('session', frameCall, async (_input, { partner, scope, request }) => {
    const person = await personOf(services, partner, tokenOf(request, undefined, scope), scope)
    if (!person) return { data: null }
    const { user_id: id, full_name_en, full_name_ar } = person
    return { data: { id, full_name_en, full_name_ar } }
  })

  on('token', exchange, async (input, { partner, scope, request, reply }) => {
    const token = await exchangeCode(services, partner, request.address, input, scope)
    if (!token) throw refuse('code_wrong')
    const isInCookie = input.keep === 'cookie' && storeAsCookie(request, reply, token, scope)
    return { data: { seconds: limits.embed_session_seconds, ...(!isInCookie && { bearer: token }) } }
  })

  on('leave', frameCall, async (_input, { scope, request, reply }) => {
    const token = tokenOf(request, undefined, scope)
    if (token) await endFrameSession(database.orm, token)
    dropCookie(reply, scope)
    return DONE
  })

  on('tickets', frameCall, async (_input, call) => {
    const person = await signedIn(call)
    return { data: { ticket: await giveTicket(services, person.user_id) } }
  })

  const file: Run<z.infer<typeof framedComplaint>> = async ({ draft, ticket, key }, call) => {
    const files = sentFilesOf(call.request.body)
    if (draft.type === 'private') {
      if (!ticket) throw refuse('ticket_invalid')
      return { data: { type: draft.type, receipt: await fileWithTicket(services, draft, ticket, files) } }
    }
    call.request.skipLog = false
    const person = await signedIn(call)
    await fileAsPerson(services, person.user_id, call.request.address, draft, key, files)
    return { data: { type: draft.type } }
  }
  app.register(async scope => {
    // A private complaint names nobody before its ticket is read, so these forms have a separate memory budget.
    const ownerOf = (request: FastifyRequest) => {
      refuseForeignOrigin(request, settings.PUBLIC_URL)
      return networkOf(request.address)
    }
    readSentForms(scope, { ownerOf, budget: formBudget(FORMS) })
    on('complaints', framedComplaint, file, scope)
  })
}
