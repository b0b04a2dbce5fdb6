import type { ErrorCode } from '@portal/contract/core/api/errors'
import { useState } from 'react'
import { useErrorTexts } from '../../core/texts/texts.ts'

/** What came of one row of several. */
export interface RowResult {
  readonly id: string
  /** Why nothing was done; null where it was. */
  readonly refused: ErrorCode | null
}

/** Stores the result of each row of the last bulk call, until the next one. */
export const useRowResults = () => {
  const errors = useErrorTexts()
  const [results, show] = useState<readonly RowResult[]>([])
  const refused = new Map(results.flatMap(one => (one.refused ? [[one.id, errors(one.refused)]] : [])))
  return {
    show,
    /** How many rows it was carried out on, and how many not. */
    done: results.length - refused.size,
    left: refused.size,
    refusedOf: (id: string) => refused.get(id),
  }
}
