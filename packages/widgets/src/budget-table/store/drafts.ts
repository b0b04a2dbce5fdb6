import { createLeavingQuestion, type Queue } from '../../outbox/queue.ts'
import {
  type ChangeSet,
  type Entry,
  emptyChangeSet,
  hasChanges,
  type NewLine,
  type RejectedAdditions,
  requestsOf,
} from '../model/change-set.ts'
import { changedFields, changeOf, type ItemField, valueIn } from '../model/columns.ts'
import { isStoredChangeSet, type StoredChangeSet } from '../model/stored-change-set.ts'

/** A line being typed. Nothing is sent until the person leaves it. */
export interface NewLineDraft {
  readonly line: () => NewLine
  /** Takes its own entries and returns the rest. */
  readonly take: (entries: readonly Entry[]) => readonly Entry[]
  /** Shows the draft, also over a newly read budget. */
  readonly show: () => void
  readonly submit: () => void
  readonly discard: () => void
}

/**
 * Stores unsent changes of one person and project on the device. Each table writes under its own key, so that tables
 * never overwrite each other. A new table takes over all keys.
 */
export const createDraftStorage = (storage: Storage | undefined, project: string, person: string) => {
  const prefix = `budget-table:${project}:${person}`
  const ownKey = prefix + Math.random()
  const askBeforeLeaving = createLeavingQuestion()
  return {
    takeAll: (): StoredChangeSet[] =>
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
    write: (changeSets: readonly StoredChangeSet[]) => {
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

interface ConflictMark {
  readonly state: 'conflict'
  readonly mine: string | number
  readonly theirs: string | number
}

/** Unsent entries. The device keeps them, because they must outlive the page. */
interface Unsent {
  readonly queue: Queue<ChangeSet>
  readonly rejected: () => readonly RejectedAdditions[]
  readonly setRejected: (next: readonly RejectedAdditions[]) => void
  readonly marks: {
    readonly open: () => readonly { readonly id: string; readonly field: ItemField; readonly mine: string | number }[]
    readonly set: (id: string, field: ItemField, mark: ConflictMark) => void
  }
  readonly draft: () => NewLineDraft | undefined
  readonly storage: ReturnType<typeof createDraftStorage>
}

/** Writes pending requests, rejected additions, open conflicts, and the draft line to the device. */
export const saveDrafts = ({ queue, rejected, marks, draft, storage }: Unsent): void => {
  const edits = marks.open().map(({ id, field, mine }) => ({ id, before: {}, after: changeOf(field, mine) }))
  const open: StoredChangeSet = { ...emptyChangeSet, edits, isOpen: true }
  const line = draft()?.line()
  const begun = line ? [{ ...emptyChangeSet, adds: [line] }] : []
  storage.write([...rejected(), ...queue.entries(), ...begun, open].filter(hasChanges))
}

/** Restores what an earlier visit left on the device. Returns false if this visit already has changes. */
export const restoreDrafts = ({ queue, rejected, setRejected, marks, storage }: Unsent): boolean => {
  if (queue.entries().length + rejected().length > 0) return false
  for (const { rejected: reasons, isOpen, ...changeSet } of storage.takeAll()) {
    if (reasons) setRejected([...rejected(), { ...changeSet, rejected: reasons }])
    else if (!isOpen) for (const request of requestsOf(changeSet)) queue.put([request])
    // The other person's value comes from the budget.
    else
      for (const { id, after } of changeSet.edits)
        for (const field of changedFields(after))
          marks.set(id, field, { state: 'conflict', mine: valueIn(after, field), theirs: '' })
  }
  return true
}
