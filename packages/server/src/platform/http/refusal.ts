import { type ErrorCode, errorStatus, type Problem } from '@portal/contract/core/api/errors'
import type { CookieChange } from './context.ts'

/** What a refusal carries beside its code. */
export interface RefusalDetails {
  /** What is wrong with which field. */
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  /** The present row, for `changed_meanwhile`. */
  readonly data?: unknown
  /** Closed months that would change, as YYYY-MM. */
  readonly months?: readonly string[]
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
  /** The account that a call without a session was about, for the audit only. */
  readonly about?: string | undefined
  /** Cookies that are set although the call is refused. */
  readonly cookies?: readonly CookieChange[]
}

/** Ends a request with a problem document; whatever its transaction wrote is undone. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Makes a refusal: `throw refuse('not_found')`. */
export const refuse = (code: ErrorCode, details?: RefusalDetails): Refusal => new Refusal(code, details)

/** A refusal for one field. */
export const refuseField = (path: string, code: string): Refusal => refuse('invalid', { errors: [{ path, code }] })

/** Refuses what a rule says is wrong with a field, if it says so. */
export const refuseWrong = (problem: { readonly path: string; readonly code: string } | undefined): void => {
  if (problem) throw refuseField(problem.path, problem.code)
}

/** The RFC 9457 document of a refusal. The server sends codes, never sentences. */
export const problemOf = ({ code, details }: Refusal): Problem => ({
  type: `urn:portal:problem:${code}`,
  status: errorStatus[code],
  code,
  ...(details.errors && { errors: [...details.errors] }),
  ...(details.retryAfter !== undefined && { retry_after: details.retryAfter }),
  ...(details.months && { months: [...details.months] }),
  ...(details.data !== undefined && { data: details.data }),
})

/** The same refusal without the record that it shows; anything else as it is. */
export const withoutRecord = (error: unknown): unknown => {
  if (!(error instanceof Refusal) || error.details.data === undefined) return error
  const { data: _, ...details } = error.details
  return refuse(error.code, details)
}
