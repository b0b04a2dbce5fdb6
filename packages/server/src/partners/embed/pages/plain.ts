import { createHash } from 'node:crypto'
import { complaintDraft } from '@portal/contract/complaints/complaints'
import type { FrameLocale } from '@portal/contract/partners/embed'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../../people/accounts/tokens.ts'
import type { Fields } from '../../../platform/http/bodies/form-fields.ts'
import { refuseForeignOrigin } from '../../../platform/http/connection/origin.ts'
import type { Services } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { PartnerRow } from '../../schema.ts'
import { exchangeCode } from '../exchange-code.ts'
import { fileAsPerson, fileWithTicket } from '../filing.ts'
import { personOf, storeAsCookie, tokenOf } from '../sign-in.ts'
import { giveTicket } from '../tickets.ts'
import type { FormAnswer } from './answers.ts'
import { formFailureOf, isAway } from './failure.ts'
import type { FrameView } from './views.ts'

type Start = FrameView['start']

/** Initial state of the form, as specified: empty, with type private. */
export const emptyForm: Start = {
  written: { body: '', type: 'private', null_username: '' },
  step: 'writing',
  isTouched: false,
  failure: null,
}

interface Plain {
  readonly services: Services
  readonly partner: PartnerRow
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly fields: Fields
  readonly locale: FrameLocale
}

const received = (type: Start['written']['type'], receipt?: string): FormAnswer => ({
  start: { ...emptyForm, written: { ...emptyForm.written, type }, step: 'received', receipt },
})

const writtenIn = ({ body = '', type, null_username = '' }: Fields): Start['written'] =>
  type === 'user' ? { body, type, null_username: '' } : { body, type: 'private', null_username }

// Signing in without scripts: a link to the portal. Its code is valid only with this secret.
const wayIn = ({ partner, locale, fields }: Plain, start: Start): FormAnswer => {
  const verifier = fields.verifier && /^[A-Za-z0-9_-]{43}$/.test(fields.verifier) ? fields.verifier : newToken()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ site: partner.key, locale, state: newToken(), challenge })
  return { start, signIn: { link: `/embed/connect?${query}`, verifier, isCodeWrong: Boolean(fields.code) } }
}

// Returns all that the form contained, for the next try. Whether the code is correct is unknown.
const withAllOf = (plain: Plain, start: Start): FormAnswer => {
  const { ticket, bearer, verifier, code } = plain.fields
  const { signIn } = verifier ? wayIn(plain, start) : {}
  return { start, ticket, bearer, signIn: signIn && { ...signIn, isCodeWrong: false, code } }
}

const redeem = async ({ services, partner, request, fields }: Plain) => {
  const code = fields.code?.trim().toUpperCase()
  if (!code || !fields.verifier) return null
  return exchangeCode(services, partner, request.address, { code, verifier: fields.verifier, keep: 'memory' })
}

const carryOut = async (plain: Plain, start: Start): Promise<FormAnswer> => {
  const { services, partner, request, reply, fields } = plain
  refuseForeignOrigin(request, services.settings.PUBLIC_URL)
  const { null_username, ...rest } = start.written
  const draft = complaintDraft.parse(null_username.trim() ? { ...rest, null_username } : rest)
  if (draft.type === 'private' && fields.ticket) {
    return received('private', await fileWithTicket(services, draft, fields.ticket))
  }
  const fresh = await redeem(plain)
  const token = fresh ?? tokenOf(request, fields.bearer)
  const person = await personOf(services, partner, token)
  if (!person || !token) return wayIn(plain, start)
  if (draft.type !== 'private') {
    await fileAsPerson(services, person.user_id, request.address, draft)
    return received('user')
  }
  const isInCookie = fresh === null ? !fields.bearer : storeAsCookie(request, reply, fresh)
  const ticket = await giveTicket(services, person.user_id)
  return { start, ticket, ...(!isInCookie && { bearer: token }) }
}

const wrongIn = (given: object): Record<string, string> | undefined => {
  const { error } = complaintDraft.safeParse(given)
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
}

/**
 * Answers the plain form: a confirmation, or the form again with everything typed and what is wrong or left to do. A
 * private complaint needs a second step with a ticket. That step ignores the session that the browser sends along. If
 * the portal itself fails, the form says so, and retains its content.
 */
export const answerPlain = async (plain: Plain): Promise<FormAnswer> => {
  const written = writtenIn(plain.fields)
  const start: Start = { ...emptyForm, written, isTouched: true }
  const { null_username, ...rest } = written
  const fields = wrongIn(null_username.trim() ? written : rest)
  if (fields) return { start: { ...start, failure: { code: 'invalid', fields } } }
  try {
    return await carryOut(plain, start)
  } catch (error) {
    const code = formFailureOf(plain.services.log, error)
    if (code === 'ticket_invalid') return wayIn(plain, start)
    if (code === 'foreign_origin') plain.reply.code(403)
    if (!(error instanceof Refusal) || isAway(code))
      return withAllOf(plain, { ...start, failure: { code, fields: {} } })
    const failure = { code, fields: {}, retryAfter: error.details.retryAfter }
    return { start: { ...start, failure } }
  }
}
