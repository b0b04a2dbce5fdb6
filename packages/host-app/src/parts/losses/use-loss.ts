import type { readDonorLoss } from '@portal/contract/donors'
import type { Loss } from '@portal/contract/losses'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api.ts'

interface Seen {
  readonly loss?: Loss | undefined
  /** Of the last answer; stays while it is asked again, so that what was pressed for that stays too. */
  readonly error?: unknown
  readonly isReading: boolean
  /** Whether every name is listed. */
  readonly isWhole: boolean
  /** How often the list turned out to be old. */
  readonly changes: number
}

/** What goes with a record, as it is when it is asked: never from a cache, and empty while what was seen is known to be old. */
export const useLoss = (endpoint: typeof readDonorLoss, id: string) => {
  const [seen, setSeen] = useState<Seen>({ isReading: true, isWhole: false, changes: 0 })

  const look = useCallback(
    async (isWhole: boolean) => {
      setSeen(last => ({ ...last, isReading: true }))
      try {
        const { data: loss } = await api(endpoint, { id, ...(isWhole && { names: 'all' as const }) })
        setSeen(last => {
          const isOther = last.loss !== undefined && last.loss.rows !== loss.rows
          return { loss, isWhole, isReading: false, changes: last.changes + Number(isOther) }
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
    look: () => void look(seen.isWhole),
    toggleNames: () => void look(!seen.isWhole),
    /** Takes the list away, because it was refused as old, and reads it anew. */
    outdate: () => {
      setSeen(({ loss, error, ...last }) => ({ ...last, changes: last.changes + 1 }))
      void look(seen.isWhole)
    },
  }
}
