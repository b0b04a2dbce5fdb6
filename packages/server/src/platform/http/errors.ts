import type { ErrorCode } from '@portal/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { describeError, type Log } from '../log/log.ts'
import { apiHeaders } from './headers.ts'
import { problemOf, Refusal, refuse } from './refusal.ts'

/** Fastify's own refusals, by their code. */
const known: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** PostgreSQL's codes for a database that cannot be reached or is going down. */
const unreachable = /^(ECONN|ENOENT|EPIPE|57P0|53300|08)/

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** Turns anything thrown into a refusal; what was not expected becomes `internal` and tells the client no more. */
export const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  const match = known[code]
  if (match) return refuse(match)
  if (unreachable.test(code)) return refuse('unavailable', { retryAfter: 2 })
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) return refuse('bad_request')
  return refuse('internal')
}

/** Sends a refusal as a problem document. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const document = problemOf(refusal)
  apiHeaders(reply, reply.request.protocol === 'https')
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter))
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document))
}

/** The one place where errors of the server become answers. */
export const answerErrors = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') log.error(describeError(error), 'failed')
    return sendProblem(reply, refusal)
  })
}
