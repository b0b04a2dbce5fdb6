import { ProblemError } from '@portal/contract/core/api/call'
import { errorStatus, isErrorCode } from '@portal/contract/core/api/errors'

export interface Refusal {
  code: string
  errors?: { path: string; code: string }[]
  data?: unknown
}

export const refuse = (given: Refusal): never => {
  const status = isErrorCode(given.code) ? errorStatus[given.code] : 400
  throw new ProblemError({ type: 'about:blank', status, ...given })
}

interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

export const parsed = <Value>(schema: Schema<Value>, value: unknown): Value => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }))
  return refuse({ code: 'invalid', errors })
}
