import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import { refusalOf } from '../../../platform/http/errors/errors.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { describeError, type Log } from '../../../platform/log/log.ts'

const codeOf = (error: unknown): ErrorCode => (error instanceof Error ? refusalOf(error).code : 'internal')

/** Whether a code says that the portal cannot serve anybody now, such as while its database is away. */
export const isAway = (code: ErrorCode): boolean => errorStatus[code] === 503

/** Whether what was thrown says so. */
export const saysAway = (error: unknown): boolean => isAway(codeOf(error))

/**
 * Why a plain form failed, as a code that its page has words for. What nobody expected is logged, without the call that
 * it was.
 */
export const failureOf = (log: Log, error: unknown): ErrorCode => {
  const code = codeOf(error)
  // Other calls log that the database is away.
  if (isAway(code) || error instanceof Refusal) return code
  const { at: _, ...what } = describeError(error)
  log.error(what, 'failed')
  return code
}
