import type { FieldCode } from '@portal/contract/errors'
import { DatabaseError } from '../platform/database/index.ts'
import { refuseField } from '../platform/http/refusal.ts'

/**
 * Runs a write that may take more of a line than there is. The rules have said so before; where they have not, the
 * database's own condition has the last word, and it becomes a problem of this field.
 */
export const withinSurplus = async <Result>(
  path: string,
  code: Extract<FieldCode, 'over_surplus' | 'below_spent'>,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    const isOverdrawn =
      error instanceof DatabaseError && error.code === '23514' && error.constraint === 'budget_items_surplus'
    throw isOverdrawn ? refuseField(path, code) : error
  }
}
