import type { Budget } from '@portal/contract/money/budgets/budgets'
import { createDraftStorage } from './drafts/draft-storage.ts'
import type { NewLineDraft } from './drafts/new-line-draft.ts'
import { createAnnouncements } from './events/announcements.ts'
import { createEvents } from './events/events.ts'
import { createHistory } from './history.ts'
import { createLineStore } from './lines/lines.ts'
import { createRowOrder } from './lines/row-order.ts'
import { createMarks } from './marks.ts'
import { createRequests } from './requests.ts'

export interface Device {
  /** ID of the signed-in person. Edits waiting on the device are only sent by the person who made them. */
  readonly person: string
  /** Storage of the browser. Omitted if it is blocked. */
  readonly storage?: Storage | undefined
}

export const createState = (first: Budget, { person, storage }: Device) => {
  const events = createEvents()
  let budget = first
  let lines = createLineStore(first, events)
  let rowOrder = createRowOrder(first, events)
  let draft: NewLineDraft | undefined
  return {
    events,
    marks: createMarks(events),
    announcements: createAnnouncements(events),
    queue: createRequests(),
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
