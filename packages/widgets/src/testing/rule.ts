import { ProblemError } from '@portal/contract/core/api/call'
import { type Failure, failureOf } from '../sending.ts'

/** One thing that a port has to do. */
export interface PortRule {
  /** The rule as a sentence. */
  readonly name: string
  /** Tries it on a port created again; throws where the port does not obey. */
  readonly check: () => Promise<void>
}

/** Throws where something is not as it has to be. */
export const demand = (isMet: boolean, otherwise: string): void => {
  if (!isMet) throw new Error(otherwise)
}

/** What a call was refused with, which has to be this code. */
export const refusalOf = async (call: Promise<unknown>, code: string): Promise<Failure> => {
  const failure = await call.then(() => undefined, failureOf)
  if (!failure) throw new Error(`It was accepted, and should have been refused with ${code}.`)
  demand(failure.code === code, `It was refused with ${failure.code} instead of ${code}.`)
  return failure
}

/** What a port throws to refuse: the contract's problem, with what is wrong by field. */
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

/** The same from what a schema of the contract has found. */
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

/** What a schema of the contract reads; throws what a port refuses with where it does not fit. */
export const parsed = <Value>(schema: Schema<Value>, given: unknown): Value => {
  const result = schema.safeParse(given)
  if (!result.success) throw refusalFrom(result.error.issues)
  return result.data
}
