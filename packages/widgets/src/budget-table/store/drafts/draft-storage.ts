import { createLeavingQuestion } from '../../../outbox/leaving.ts'
import type { ChangeSet } from '../../model/change-set.ts'
import { isStoredChangeSet } from '../../model/stored-change-set.ts'

/**
 * Stores what could not be sent yet on the device, for one project and one person; a reload finds it again. Each table
 * has a key of its own, so that none overwrites what waits in another, and a new one takes over all that is found.
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
