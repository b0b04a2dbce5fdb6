import type { ErrorCode } from '@portal/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { DatabaseError } from '../database/index.ts'
import { describeError, type Log } from '../log/log.ts'
import { apiHeaders } from './headers.ts'
import { problemOf, Refusal, refuse } from './refusal.ts'
import { isSecure } from './secure.ts'

/** Fastify's own refusals, by their code. */
const known: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Codes for a database that cannot be reached, is going down or has too much to do. */
const unreachable = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P0|53|08|25P03|40001|40P01|55P03)/

// The driver gives these no code.
const lost =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

const isUnreachable = (error: Error, code: string) =>
  unreachable.test(code) || lost.test(error.message) || (error instanceof DatabaseError && code === '')

/** Turns anything thrown into a refusal; what was not expected becomes `internal` and tells the client no more. */
export const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  const match = known[code]
  if (match) return refuse(match)
  // Before anything else: a body that breaks off bears the same code as a database that went away.
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return refuse('bad_request')
  if (isUnreachable(error, code)) return refuse('unavailable', { retryAfter: 2 })
  return refuse('internal')
}

/** Sends a refusal as a problem document. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const document = problemOf(refusal)
  apiHeaders(reply, isSecure(reply.request))
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter))
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document))
}

/** The one place where errors of the server become answers. */
export const answerErrors = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    const { at, ...what } = describeError(error)
    // The places that a call passed tell which call it was.
    if (refusal.code === 'internal') log.error(request.untold ? what : { ...what, at }, 'failed')
    return sendProblem(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, refuse('not_found')))
}
