import { isFieldCode } from '@portal/contract/core/fields/field-codes'
import { type Refusal, refuse } from '../refusal.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The refusal of input that does not fit its schema: which field, and a stable code each. */
export const invalid = (issues: readonly Issue[]): Refusal =>
  refuse('invalid', {
    errors: issues.slice(0, 50).map(({ path, message }) => ({
      path: path.map(String).join('.').slice(0, 100),
      code: isFieldCode(message) ? message : 'wrong_type',
    })),
  })
