import { addingIn, type Edit, editsIn, hasChanges, pendingIn } from '../model/change-set.ts'
import { changedFields, type ItemField, type ItemPatch, valueIn } from '../model/columns.ts'
import type { LineStore } from './lines.ts'
import { insertRows, markCells, refresh, type State, showRequest } from './state.ts'

/** A cell that another person changed while an edit waited. */
export interface Conflict {
  readonly field: ItemField
  readonly mine: string | number
  readonly theirs: string | number
}

export const withoutFields = ({ before, after, id }: Edit, fields: readonly ItemField[]): Edit => {
  const rest: ItemPatch = { ...after }
  for (const field of fields) delete rest[field]
  return { id, before, after: rest }
}

/** Changes waiting edits, or removes them. Requests in flight can't change. */
const reviseWaiting = ({ queue }: State, revise: (edit: Edit) => Edit | undefined) => {
  const sent = queue.entries().slice(0, queue.sending())
  const waiting = queue.entries().slice(queue.sending())
  const next = waiting.map(request => ({ ...request, edits: request.edits.flatMap(edit => revise(edit) ?? []) }))
  queue.replace([...sent, ...next.filter(hasChanges)])
}

/** Removes the waiting edits of a line or category. */
export const forgetEdits = (state: State, id: string): void =>
  reviseWaiting(state, edit => (edit.id === id ? undefined : edit))

/**
 * Compares waiting edits with the saved line. Removes conflicting cells from the queue and returns them. If the saved
 * value equals one of the edits, that edit was saved and only its response was lost.
 */
const takeConflicts = (state: State, id: string, stored: Parameters<typeof valueIn>[0]): Conflict[] => {
  const { queue } = state
  const edits = editsIn(queue.entries().slice(queue.sending()), id)
  const fields = [...new Set(edits.flatMap(({ after }) => changedFields(after)))]
  const conflicts = fields.flatMap(field => {
    const own = edits.filter(({ after }) => field in after)
    const [first] = own
    const known = [valueIn(first?.before ?? {}, field), ...own.map(({ after }) => valueIn(after, field))]
    const theirs = valueIn(stored, field)
    return known.includes(theirs) ? [] : [{ field, mine: known.at(-1) ?? '', theirs }]
  })
  const conflicting = conflicts.map(({ field }) => field)
  reviseWaiting(state, edit => {
    if (edit.id !== id || !conflicting.some(field => field in edit.after)) return edit
    const rest = withoutFields(edit, conflicting)
    return changedFields(rest.after).length > 0 ? rest : undefined
  })
  return conflicts
}

const storedIn = ({ lines }: State, id: string) => lines().stored(id) ?? lines().storedCategory(id)

/** Shows both values of each cell that others changed while an edit waited. */
export const showConflicts = (state: State, id: string): void => {
  const { marks, announcements } = state
  const stored = storedIn(state, id)
  if (!stored) return
  const conflicts = takeConflicts(state, id, stored)
  for (const { field, mine, theirs } of conflicts) marks.set(id, field, { state: 'conflict', mine, theirs })
  if (conflicts.length > 0) announcements.add({ what: 'conflict' })
  refresh(state, id)
}

/** Updates open conflicts to the saved values. A conflict ends when both values are equal. */
const updateOpenConflicts = (state: State) => {
  const { marks, announcements } = state
  for (const { id, field, mine, theirs: before } of marks.open()) {
    const stored = storedIn(state, id)
    const theirs = valueIn(stored ?? {}, field)
    const isOpen = stored && theirs !== mine
    marks.set(id, field, isOpen ? { state: 'conflict', mine, theirs } : undefined)
    if (isOpen && theirs !== before) announcements.add({ what: 'conflict' })
  }
}

/** Shows pending edits over a newly read budget. */
export const reapplyPending = (state: State, former: LineStore): void => {
  const { queue, rejected, announcements } = state
  const requests = queue.entries()
  updateOpenConflicts(state)
  for (const request of [...rejected(), ...requests]) insertRows(state, request)
  for (const id of new Set(requests.flatMap(({ edits }) => edits.map(edit => edit.id)))) {
    const added = addingIn(queue.entries(), id)
    if (!(storedIn(state, id) ?? added)) {
      forgetEdits(state, id)
      const { code, name } = former.line(id) ?? former.category(id) ?? {}
      if (!pendingIn(queue.entries(), id))
        announcements.add(name ? { what: 'gone', value: `${code} ${name}` } : { what: 'rejected', code: 'not_found' })
    } else if (!added) showConflicts(state, id)
  }
  for (const request of queue.entries()) showRequest(state, request, 'waiting')
}

/** Text key for why requests wait, by the code of `waiting()`. */
export const waitingText = (code: string | undefined) =>
  code === 'not_signed_in' ? 'waiting_session' : code === 'busy' ? 'waiting_busy' : 'waiting'

/** Announces that requests wait, with the reason, or that the connection is back. */
export const setConnection = (state: State, code: string | undefined): void => {
  const { queue, announcements, setWaitCode } = state
  setWaitCode(code)
  announcements.add({ what: code ? waitingText(code) : 'back' })
  for (const request of queue.entries()) markCells(state, request, code ? 'waiting' : 'saving')
}
