import { type ErrorCode, errorStatus } from '@portal/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { DatabaseError } from '../../database/index.ts'
import { describeError } from '../../log/log.ts'
import { writeCookie } from '../connection/cookies.ts'
import { apiHeaders } from '../connection/headers.ts'
import { isSecure } from '../connection/secure.ts'
import type { Services } from '../context.ts'
import { problemOf, Refusal, refuse } from '../refusal.ts'
import { noteRefusal } from './refusal-log.ts'

/** Fastify's own refusals, by their code. */
const known: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** What a database says that cannot serve us now, by the code of the refusal; the first that matches applies. */
const away: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(53100|ENOSPC|database_disk_full)$/, 'disk_full'],
  // Too many at once, locked by others for too long, a statement or a pause that took too long.
  [/^(53300|55P03|57014|25P0[34]|40001|40P01)$/, 'busy'],
  [/^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P0|58|53|08|database_|data_folder_)/, 'unavailable'],
]

// A page of a table or of an index whose checksum does not fit. Trying again does not help; a backup does.
const damaged = /^XX00[12]$/

// The driver gives these no code.
const lost = /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout)/
const allInUse = /^timeout exceeded when trying to connect/
const RETRY_AFTER = 2

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

const awayBy = (error: Error, code: string): ErrorCode | undefined => {
  if (allInUse.test(error.message)) return 'busy'
  if (lost.test(error.message) || (error instanceof DatabaseError && code === '')) return 'unavailable'
  return away.find(([codes]) => codes.test(code))?.[1]
}

/** Turns anything thrown into a refusal; what was not expected becomes `internal` and reveals no more to the client. */
export const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  const match = known[code]
  if (match) return refuse(match)
  // Before anything else: a body that is interrupted has the same code as a database that went away.
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return refuse('bad_request')
  const reason = awayBy(error, code)
  if (reason) return refuse(reason, { retryAfter: RETRY_AFTER })
  return refuse(damaged.test(code) ? 'data_damaged' : 'internal')
}

/** Sends a refusal as a problem document. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const document = problemOf(refusal)
  apiHeaders(reply, isSecure(reply.request))
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter))
  for (const change of refusal.details.cookies ?? []) writeCookie(reply, change, isSecure(reply.request))
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document))
}

const LINE_EVERY_MS = 5000

/** In an outage all calls fail alike: a line for each cause every few seconds says as much as thousands. */
const seldom = () => {
  const last = new Map<string, number>()
  return (cause: string): boolean => {
    const now = Date.now()
    if (now - (last.get(cause) ?? 0) < LINE_EVERY_MS) return false
    last.set(cause, now)
    return true
  }
}

/** The one place where errors of the server become answers. */
export const answerErrors = (app: FastifyInstance, { log, database }: Services): void => {
  const isTime = seldom()
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    const { at, ...what } = describeError(error)
    // The stack of a call shows which call it was.
    if (errorStatus[refusal.code] === 500) log.error(request.skipLog ? what : { ...what, at }, 'failed')
    const isAway = errorStatus[refusal.code] === 503 && !(error instanceof Refusal)
    if (isAway && isTime(`${refusal.code} ${what.code}`)) log.error({ ...what, reason: refusal.code }, 'database away')
    noteRefusal(database, request, refusal)
    return sendProblem(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, refuse('not_found')))
}
