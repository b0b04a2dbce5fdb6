import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { isDuplicate, isReferredTo } from '../database/errors/database-error.ts'
import { refuse, refuseField } from './refusal.ts'

/** What only one row may have, by the name of its unique index, and the field and code of the problem. */
export interface Unique {
  readonly constraint: string
  readonly path: string
  readonly code: FieldCode
}

/** Runs a write whose row has something of its own; where another has it already it becomes a problem of that field. */
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

/** The same for a row with a code of its own. */
export const withUniqueCode = <Result>(constraint: string, run: () => Promise<Result>): Promise<Result> =>
  withUniqueField({ constraint, path: 'code', code: 'code_taken' }, run)

/** Runs a removal; what other rows refer to stays, and is refused with `in_use`. */
export const unlessInUse = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    throw isReferredTo(error) ? refuse('in_use') : error
  }
}
