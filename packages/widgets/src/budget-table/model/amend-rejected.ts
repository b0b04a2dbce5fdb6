import {
  addedIn,
  type ChangeSet,
  emptyChangeSet,
  hasChanges,
  type NewLine,
  type Reason,
  type RejectedAdditions,
} from './change-set.ts'
import type { ItemPatch } from './columns.ts'
import { WITH_OTHERS } from './rejection.ts'

/** Reasons of valid lines that were rejected together with invalid ones. */
export const blockedByOthers = (lines: readonly NewLine[]): readonly Reason[] =>
  lines.map(({ id }) => ({ id, field: 'code', code: WITH_OTHERS }))

/** Applies a change set to rejected additions. Also returns the rest of the change set. */
export const amendRejected = (rejected: readonly RejectedAdditions[], changeSet: ChangeSet) => {
  const ids = new Set(rejected.flatMap(addedIn).map(({ id }) => id))
  const newCategories = new Set(rejected.flatMap(({ category }) => category?.id ?? []))
  const edits = changeSet.edits.filter(({ id }) => ids.has(id))
  const removed = changeSet.deletes.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  // A line can't be saved before its category, so it joins the rejected category.
  const joining = changeSet.adds.filter(({ category_id }) => newCategories.has(category_id))
  const rest = {
    ...changeSet,
    edits: changeSet.edits.filter(edit => !edits.includes(edit)),
    adds: changeSet.adds.filter(line => !joining.includes(line)),
    deletes: changeSet.deletes.filter(({ id }) => !removed.includes(id)),
  }
  const changesOf = (id: string): ItemPatch =>
    Object.assign({}, ...edits.filter(edit => edit.id === id).map(({ after }) => after))
  const joinedTo = ({ category }: ChangeSet) => joining.filter(line => line.category_id === category?.id)
  const isAmended = (given: ChangeSet) =>
    joinedTo(given).length > 0 ||
    addedIn(given).some(({ id }) => removed.includes(id) || edits.some(edit => edit.id === id))
  const amended = rejected.filter(isAmended)
  const next = amended.map((given): RejectedAdditions => {
    const { adds, category, rejected: reasons } = given
    const stays = ({ id }: { readonly id: string }) => !removed.includes(id)
    const joined = joinedTo(given)
    return {
      ...emptyChangeSet,
      category: category && { ...category, ...changesOf(category.id) },
      adds: [...adds.filter(stays), ...joined].map(line => ({ ...line, ...changesOf(line.id) })),
      rejected: [
        ...reasons.filter(({ id, field }) => stays({ id }) && !(field in changesOf(id))),
        ...blockedByOthers(joined),
      ],
    }
  })
  return { rest, removed, next: next.filter(hasChanges), untouched: rejected.filter(given => !amended.includes(given)) }
}
