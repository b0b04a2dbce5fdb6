import type { Budget } from '@portal/contract/money/budgets/budgets'
import { createQueue } from '../../outbox/queue.ts'
import { addedIn, type ChangeSet, type RejectedAdditions } from '../model/change-set.ts'
import { createAnnouncements } from './announcements.ts'
import { createDraftStorage, type NewLineDraft } from './drafts.ts'
import { createEvents } from './events.ts'
import { createHistory } from './history.ts'
import { createLineStore } from './lines.ts'
import { createRowOrder } from './row-order.ts'
import { createMarks } from './shown.ts'

export interface PersonalStorage {
  /** ID of the signed-in person. Edits waiting on the device are only sent by the person who made them. */
  readonly person: string
  /** Storage of the browser. Omitted if it is blocked. */
  readonly storage?: Storage | undefined
}

export const createState = (first: Budget, { person, storage }: PersonalStorage) => {
  const events = createEvents()
  let budget = first
  let lines = createLineStore(first, events)
  let rowOrder = createRowOrder(first, events)
  let draft: NewLineDraft | undefined
  let rejected: readonly RejectedAdditions[] = []
  let waitCode: string | undefined
  return {
    events,
    marks: createMarks(events),
    announcements: createAnnouncements(events),
    /** Requests without a response yet, in order. Each is one entry of the outbox. */
    queue: createQueue<ChangeSet>(),
    /** Why nothing can be sent. Undefined while the server is reachable. */
    waitCode: () => waitCode,
    setWaitCode: (code: string | undefined) => {
      waitCode = code
    },
    /** Lines and categories whose addition was rejected. Not sent until corrected. */
    rejected: () => rejected,
    setRejected: (next: readonly RejectedAdditions[]) => {
      rejected = next
    },
    isRejected: (id: string) => rejected.some(additions => addedIn(additions).some(added => added.id === id)),
    history: createHistory(),
    storage: createDraftStorage(storage, first.project.id, person),
    /** Versions confirmed by the server since the budget was read. 0 for deleted records. */
    confirmed: new Map<string, number>(),
    budget: () => budget,
    lines: () => lines,
    rowOrder: () => rowOrder,
    draft: () => draft,
    setDraft: (next: NewLineDraft | undefined) => {
      draft = next
    },
    /** Starts over with a newly read budget. Folded categories stay folded. */
    setBudget: (next: Budget) => {
      const folded = rowOrder.categories().filter(rowOrder.isFolded)
      budget = next
      lines = createLineStore(next, events)
      rowOrder = createRowOrder(next, events)
      for (const id of folded) rowOrder.fold(id, true)
    },
    /** The budget with all saved changes since it was read, without pending ones. */
    stored: (): Budget => {
      const categories = rowOrder.categories()
      budget = {
        ...budget,
        totals: lines.storedTotals(),
        categories: categories.flatMap(id => lines.storedCategory(id) ?? []).filter(({ version }) => version > 0),
        items: categories.flatMap(id => rowOrder.linesIn(id)).flatMap(id => lines.stored(id) ?? []),
      }
      return budget
    },
  }
}

export type State = ReturnType<typeof createState>
