import { ProblemError } from '@portal/contract/core/api/call'
import { type Failure, failureOf } from '../sending.ts'

export interface PortRule {
  /** The requirement as a sentence. */
  readonly name: string
  /** Checks the requirement against a new port. Throws if the port breaks it. */
  readonly check: () => Promise<void>
}

export const demand = (isMet: boolean, otherwise: string): void => {
  if (!isMet) throw new Error(otherwise)
}

/** Resolves to the refusal of a call. Throws if the call succeeds or fails with another code. */
export const failureWith = async (call: Promise<unknown>, code: string): Promise<Failure> => {
  const failure = await call.then(() => undefined, failureOf)
  if (!failure) throw new Error(`It was accepted, and should have been refused with ${code}.`)
  demand(failure.code === code, `It was refused with ${failure.code} instead of ${code}.`)
  return failure
}

/** The contract's problem, as a port throws it. */
export const refusal = (
  code: string,
  errors: { path: string; code: string }[] = [],
  status = 400,
  data?: unknown,
): ProblemError => new ProblemError({ type: 'about:blank', status, code, errors, ...(data !== undefined && { data }) })

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

export const refusalFrom = (issues: readonly Issue[]): ProblemError =>
  refusal(
    'invalid',
    issues.map(({ path, message }) => ({ path: path.join('.'), code: message })),
  )

interface Schema<Value> {
  readonly safeParse: (
    given: unknown,
  ) =>
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
}

/** Parses a value. Throws a refusal if it is invalid. */
export const parsed = <Value>(schema: Schema<Value>, given: unknown): Value => {
  const result = schema.safeParse(given)
  if (!result.success) throw refusalFrom(result.error.issues)
  return result.data
}
