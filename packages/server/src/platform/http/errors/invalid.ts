import { isFieldCode } from '@portal/contract/core/fields/field-codes'
import { type Refusal, refuse } from '../refusal.ts'

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
