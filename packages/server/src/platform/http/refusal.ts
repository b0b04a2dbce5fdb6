import { type ErrorCode, errorStatus, type Problem } from '@portal/contract/core/api/errors'
import { type FieldCode, isFieldCode } from '@portal/contract/core/fields/field-codes'
import type { CookieChange } from './context.ts'

export interface RefusalDetails {
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  /** The current row, for `changed_meanwhile`. */
  readonly data?: unknown
  /** Closed months that the request would change, or months without an explanation, as YYYY-MM. */
  readonly months?: readonly string[]
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number
  /** ID of the account that a request without a session concerns. Only for the audit. */
  readonly about?: string | undefined
  /** Cookies that are set even though the request fails. */
  readonly cookies?: readonly CookieChange[]
}

/** A problem of one request field. */
export interface FieldProblem {
  readonly path: string
  readonly code: FieldCode
}

/** Ends a request with a problem document and rolls its transaction back. */
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

/** Creates a refusal: `throw refuse('not_found')`. */
export const refuse = (code: ErrorCode, details?: RefusalDetails): Refusal => new Refusal(code, details)

/** Creates a refusal for one field. */
export const refuseField = (path: string, code: string): Refusal => refuse('invalid', { errors: [{ path, code }] })

/** Throws a refusal if a rule reports a problem with a field. */
export const refuseWrong = (problem: { readonly path: string; readonly code: string } | undefined): void => {
  if (problem) throw refuseField(problem.path, problem.code)
}

/** Converts a refusal to an RFC 9457 document. The server sends codes, never sentences. */
export const problemOf = ({ code, details }: Refusal): Problem => ({
  type: `urn:portal:problem:${code}`,
  status: errorStatus[code],
  code,
  ...(details.errors && { errors: [...details.errors] }),
  ...(details.retryAfter !== undefined && { retry_after: details.retryAfter }),
  ...(details.months && { months: [...details.months] }),
  ...(details.data !== undefined && { data: details.data }),
})

/** Removes the record from a refusal. Returns other errors unchanged. */
export const withoutRecord = (error: unknown): unknown => {
  if (!(error instanceof Refusal) || error.details.data === undefined) return error
  const { data: _, ...details } = error.details
  return refuse(error.code, details)
}

/** Returns the row, or throws `not_found` if it is missing or hidden from the person. */
export const orNotFound = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw refuse('not_found')
  return row
}

/** Checks the version of a locked row. Throws `not_found`, or `changed_meanwhile` with the current record. */
export const ofVersion = async <Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
  present: () => unknown,
): Promise<Row> => {
  const found = orNotFound(row)
  if (found.version !== version) throw refuse('changed_meanwhile', { data: await present() })
  return found
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Refusal of input that doesn't match its schema, with a stable code per field. Lists at most 50 fields. */
export const invalid = (issues: readonly Issue[]): Refusal =>
  refuse('invalid', {
    errors: issues.slice(0, 50).map(({ path, message }) => ({
      path: path.map(String).join('.').slice(0, 100),
      code: isFieldCode(message) ? message : 'wrong_type',
    })),
  })
