import type { Deletion } from '@portal/contract/core/records/deletion'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../core/api.ts'

interface ImpactState {
  readonly impact?: DeletionImpact | undefined
  /** Error of the last request. Remains during a retry, so that the retry button stays mounted. */
  readonly error?: unknown
  readonly isReading: boolean
  /** Whether all names are listed. */
  readonly allNames: boolean
  /** How often the list turned out to be stale. */
  readonly changes: number
}

/** Impact of a deletion, loaded fresh without a cache. Undefined while the shown list is known to be stale. */
export const useDeletionImpact = (endpoint: Deletion['impact'], id: string) => {
  const [seen, setSeen] = useState<ImpactState>({ isReading: true, allNames: false, changes: 0 })

  const look = useCallback(
    async (allNames: boolean) => {
      setSeen(last => ({ ...last, isReading: true }))
      try {
        const { data: impact } = await api(endpoint, { id, ...(allNames && { names: 'all' as const }) })
        setSeen(last => {
          const isOther = last.impact !== undefined && last.impact.shown !== impact.shown
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
    /** Discards the stale list and reloads it. */
    outdate: () => {
      setSeen(({ impact, error, ...last }) => ({ ...last, changes: last.changes + 1 }))
      void look(seen.allNames)
    },
  }
}
