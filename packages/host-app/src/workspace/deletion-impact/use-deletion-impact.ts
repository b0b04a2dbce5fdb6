import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import type { readDonorDeletionImpact } from '@portal/contract/programmes/donors'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../core/api.ts'

interface ImpactState {
  readonly impact?: DeletionImpact | undefined
  /** Of the last answer; stays while it is asked again, so that what was pressed for that stays too. */
  readonly error?: unknown
  readonly isReading: boolean
  /** Whether every name is listed. */
  readonly allNames: boolean
  /** How often the list turned out to be old. */
  readonly changes: number
}

/**
 * What goes with a record, as it is when it is asked: never from a cache, and empty while what was seen is known to be
 * old.
 */
export const useDeletionImpact = (endpoint: typeof readDonorDeletionImpact, id: string) => {
  const [seen, setSeen] = useState<ImpactState>({ isReading: true, allNames: false, changes: 0 })

  const look = useCallback(
    async (allNames: boolean) => {
      setSeen(last => ({ ...last, isReading: true }))
      try {
        const { data: impact } = await api(endpoint, { id, ...(allNames && { names: 'all' as const }) })
        setSeen(last => {
          const isOther = last.impact !== undefined && last.impact.rows !== impact.rows
          return { impact, allNames, isReading: false, changes: last.changes + Number(isOther) }
        })
      } catch (error) {
        setSeen(last => ({ ...last, error, isReading: false }))
      }
    },
    [endpoint, id],
  )
  useEffect(() => void look(false), [look])

  return {
    ...seen,
    look: () => void look(seen.allNames),
    toggleNames: () => void look(!seen.allNames),
    /** Discards the list, because it was refused as outdated, and reads it again. */
    outdate: () => {
      setSeen(({ impact, error, ...last }) => ({ ...last, changes: last.changes + 1 }))
      void look(seen.allNames)
    },
  }
}
