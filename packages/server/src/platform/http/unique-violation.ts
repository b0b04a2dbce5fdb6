import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { isDuplicate } from '../database/errors/database-error.ts'
import { refuseField } from './refusal.ts'

/** A unique index, and the field and code to report when a write violates it. */
export interface Unique {
  readonly constraint: string
  readonly path: string
  readonly code: FieldCode
}

/** Runs a write. Reports a violation of the unique index as a problem with the field. */
export const withUniqueField = async <Result>(
  { constraint, path, code }: Unique,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    throw isDuplicate(error, constraint) ? refuseField(path, code) : error
  }
}

/** Like `withUniqueField`, for the field `code`. */
export const withUniqueCode = <Result>(constraint: string, run: () => Promise<Result>): Promise<Result> =>
  withUniqueField({ constraint, path: 'code', code: 'code_taken' }, run)
