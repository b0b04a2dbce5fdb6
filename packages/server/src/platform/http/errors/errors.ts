import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isReferredTo } from '../../database/errors/database-error.ts'
import { DatabaseError, type DatabaseFailure } from '../../database/index.ts'
import { describeError } from '../../log/log.ts'
import { isSecure, writeCookie } from '../connection/cookies.ts'
import { apiHeaders } from '../connection/headers.ts'
import type { Services } from '../context.ts'
import { problemOf, Refusal, refuse } from '../refusal.ts'
import { noteRefusal } from './refusal-log.ts'

/** Fastify's own error codes. */
const known: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

const ofDatabase: Readonly<Record<DatabaseFailure, ErrorCode>> = {
  unavailable: 'unavailable',
  busy: 'busy',
  disk_full: 'disk_full',
  data_damaged: 'data_damaged',
  mistake: 'internal',
}

/** Errors from the disk, the database start, and other servers, such as file storage. The first match applies. */
const ofOthers: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(ENOSPC|EDQUOT|database_disk_full)$/, 'disk_full'],
  [/^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|database_|data_folder_)/, 'unavailable'],
]

const RETRY_AFTER = 2

/** Seconds. A full disk stays full until someone acts. */
const RETRY_AFTER_FULL = 60

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

const failureIn = (error: unknown): DatabaseFailure | undefined => {
  if (error instanceof DatabaseError) return error.failure
  return error instanceof Error ? failureIn(error.cause) : undefined
}

const reasonOf = (error: Error, code: string): ErrorCode => {
  const failure = failureIn(error)
  return failure ? ofDatabase[failure] : (ofOthers.find(([codes]) => codes.test(code))?.[1] ?? 'internal')
}

/**
 * Converts any error to a refusal. Unexpected errors become `internal` and reveal nothing else to the client. `method` is
 * the request's.
 */
export const refusalOf = (error: FastifyError | Error, method?: string): Refusal => {
  if (error instanceof Refusal) return error
  // Triggers reject every change to amounts in closed months, whatever code makes it.
  if (error instanceof DatabaseError && error.months) return refuse('months_closed', { months: error.months })
  // A deleted row is still in use, or a row that others refer to was deleted meanwhile. `transaction` has already run
  // the request twice, so its handler knows no better code.
  if (isReferredTo(error)) return refuse(method === 'DELETE' ? 'in_use' : 'not_found')
  const code = codeOf(error)
  const match = known[code]
  if (match) return refuse(match)
  // Comes before `reasonOf`, because an aborted body has the same code as a lost database connection.
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return refuse('bad_request')
  const reason = reasonOf(error, code)
  const retryAfter = reason === 'disk_full' ? RETRY_AFTER_FULL : RETRY_AFTER
  return refuse(reason, errorStatus[reason] === 503 ? { retryAfter } : {})
}

export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const document = problemOf(refusal)
  apiHeaders(reply, isSecure(reply.request))
  const { retryAfter = document.status === 503 ? RETRY_AFTER : undefined } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  for (const change of refusal.details.cookies ?? []) writeCookie(reply, change, isSecure(reply.request))
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document))
}

const LINE_EVERY_MS = 5000

/** During an outage, all requests fail alike. Logs one line per cause every few seconds. */
const seldom = () => {
  const last = new Map<string, number>()
  return (cause: string): boolean => {
    const now = Date.now()
    if (now - (last.get(cause) ?? 0) < LINE_EVERY_MS) return false
    last.set(cause, now)
    return true
  }
}

/** Converts all server errors to responses. */
export const answerErrors = (app: FastifyInstance, { log, database }: Services): void => {
  const isTime = seldom()
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request.method)
    const { at, ...what } = describeError(error)
    // The stack would reveal which endpoint an unlogged request used.
    const shown = request.skipLog ? what : { ...what, at }
    if (errorStatus[refusal.code] === 500) log.error(shown, 'failed')
    // If this repeats, a handler doesn't check whether a row exists.
    if (isReferredTo(error)) log.warn(shown, 'refused by a foreign key')
    const isAway = errorStatus[refusal.code] === 503 && !(error instanceof Refusal)
    if (isAway && isTime(`${refusal.code} ${what.code}`)) log.error({ ...what, reason: refusal.code }, 'database away')
    noteRefusal(database, request, refusal)
    return sendProblem(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, refuse('not_found')))
}

/** Responds to unknown API paths: 405 with an Allow header if another method exists, or else 404. */
export const refuseUnknownPaths = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const shapes = endpoints.map(({ method, path }) => ({
    method,
    shape: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  app.all('/api/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method)
    if (allowed.length === 0) throw refuse('not_found')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw refuse('method_not_allowed')
  })
}
