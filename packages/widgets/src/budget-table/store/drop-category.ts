import { type ChangeSet, hasChanges } from '../model/change-set.ts'
import type { State } from './state.ts'

const without = (changeSet: ChangeSet, ids: ReadonlySet<string>): ChangeSet => {
  const stays = ({ id }: { readonly id: string }) => !ids.has(id)
  const { edits, adds, deletes, category, rejected } = changeSet
  return {
    ...changeSet,
    ...{ edits: edits.filter(stays), adds: adds.filter(stays), deletes: deletes.filter(stays) },
    category: category && stays(category) ? category : undefined,
    ...(rejected && { rejected: rejected.filter(stays) }),
  }
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
  const rest = (changeSets: readonly ChangeSet[]) =>
    changeSets.map(changeSet => without(changeSet, ids)).filter(hasChanges)
  setRejected(rest(rejected()))
  queue.replace(rest(queue.entries()))
  history.forget(ids)
  return true
}
