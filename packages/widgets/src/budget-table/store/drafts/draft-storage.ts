import { createLeavingQuestion } from '../../../outbox/queue.ts'
import type { ChangeSet } from '../../model/change-set.ts'
import { isStoredChangeSet } from '../../model/stored-change-set.ts'

/**
 * Stores unsent changes of one person and project on the device. Each table writes under its own key, so that tables
 * never overwrite each other. A new table takes over all keys.
 */
export const createDraftStorage = (storage: Storage | undefined, project: string, person: string) => {
  const prefix = `budget-table:${project}:${person}`
  const ownKey = prefix + Math.random()
  const askBeforeLeaving = createLeavingQuestion()
  return {
    takeAll: (): ChangeSet[] =>
      Object.keys(storage ?? {}).flatMap(key => {
        if (!key.startsWith(prefix)) return []
        try {
          const found: unknown = JSON.parse(storage?.getItem(key) ?? '')
          storage?.removeItem(key)
          return Array.isArray(found) ? found.filter(isStoredChangeSet) : []
        } catch {
          return []
        }
      }),
    write: (changeSets: readonly ChangeSet[]) => {
      let isStored = storage !== undefined
      try {
        if (changeSets.length > 0) storage?.setItem(ownKey, JSON.stringify(changeSets))
        else storage?.removeItem(ownKey)
      } catch {
        isStored = false
      }
      askBeforeLeaving(changeSets.length > 0 && !isStored)
    },
  }
}
