import type { ErrorCode } from '@portal/contract/core/api/errors'
import { useState } from 'react'
import { useErrorTexts } from '../../core/texts/texts.ts'

/** The result of one row in a bulk action. */
export interface RowResult {
  readonly id: string
  /** Why the row was skipped. Null if it was changed. */
  readonly refused: ErrorCode | null
}

/** The row results of the last bulk action. */
export const useRowResults = () => {
  const errors = useErrorTexts()
  const [results, show] = useState<readonly RowResult[]>([])
  const refused = new Map(results.flatMap(one => (one.refused ? [[one.id, errors(one.refused)]] : [])))
  return {
    show,
    /** Number of changed rows. `left` is the number of skipped ones. */
    done: results.length - refused.size,
    left: refused.size,
    refusedOf: (id: string) => refused.get(id),
  }
}
