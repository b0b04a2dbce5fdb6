import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import { refusalOf } from '../../../platform/http/errors/errors.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { describeError, type Log } from '../../../platform/log/log.ts'

const codeOf = (error: unknown): ErrorCode => (error instanceof Error ? refusalOf(error).code : 'internal')

/** Whether a code means that the portal is unavailable, for example because the database is. */
export const isAway = (code: ErrorCode): boolean => errorStatus[code] === 503

/** Whether a thrown error means that the portal is unavailable. */
export const saysAway = (error: unknown): boolean => isAway(codeOf(error))

/** Error code of a failed plain form, for which its page has a text. Logs unexpected errors without their request. */
export const formFailureOf = (log: Log, error: unknown): ErrorCode => {
  const code = codeOf(error)
  // Other requests log that the database is unavailable.
  if (isAway(code) || error instanceof Refusal) return code
  const { at: _, ...what } = describeError(error)
  log.error(what, 'failed')
  return code
}
