import { type ChangeSet, hasChanges, type RejectedAdditions } from '../model/change-set.ts'
import type { State } from './state.ts'

const without = (ids: ReadonlySet<string>) => {
  const stays = ({ id }: { readonly id: string }) => !ids.has(id)
  const changesIn = ({ edits, adds, deletes, category }: ChangeSet): ChangeSet => ({
    ...{ edits: edits.filter(stays), adds: adds.filter(stays), deletes: deletes.filter(stays) },
    category: category && stays(category) ? category : undefined,
  })
  const additionsIn = ({ rejected, ...changeSet }: RejectedAdditions): RejectedAdditions => ({
    ...changesIn(changeSet),
    rejected: rejected.filter(stays),
  })
  return { changesIn, additionsIn }
}

/**
 * Removes a waiting or rejected category and its waiting lines from the queue. Not undoable. Returns false if the
 * category is in flight or saved.
 */
export const dropCategory = ({ lines, queue, rejected, setRejected, history }: State, id: string): boolean => {
  const isUnderWay = queue.sending() > 0 && queue.entries()[0]?.category?.id === id
  if (isUnderWay || lines().storedCategory(id)?.version !== 0) return false
  const waiting = [...rejected(), ...queue.entries()]
  const added = waiting.flatMap(({ adds }) => adds.filter(({ category_id }) => category_id === id))
  const ids = new Set([id, ...added.map(line => line.id)])
  const { changesIn, additionsIn } = without(ids)
  setRejected(rejected().map(additionsIn).filter(hasChanges))
  queue.replace(Array.from(queue.entries(), changesIn).filter(hasChanges))
  history.forget(ids)
  return true
}
