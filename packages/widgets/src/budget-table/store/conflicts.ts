import { valueIn } from '../model/change-set.ts'
import type { LineStore } from './lines/lines.ts'
import { insertRows, markCells, refresh, showRequest } from './optimistic.ts'
import type { State } from './state.ts'

const storedIn = ({ lines }: State, id: string) => lines().stored(id) ?? lines().storedCategory(id)

/** Shows both values of each cell that others changed while an edit waited. */
export const showConflicts = (state: State, id: string): void => {
  const { queue, marks, announcements } = state
  const stored = storedIn(state, id)
  if (!stored) return
  const conflicts = queue.takeConflicts(id, stored)
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
  const { queue, announcements } = state
  const requests = queue.requests()
  updateOpenConflicts(state)
  for (const request of [...queue.rejected(), ...requests]) insertRows(state, request)
  for (const id of new Set(requests.flatMap(({ edits }) => edits.map(edit => edit.id)))) {
    if (!(storedIn(state, id) ?? queue.adding(id))) {
      queue.forget(id)
      const { code, name } = former.line(id) ?? former.category(id) ?? {}
      if (!queue.pending(id))
        announcements.add(name ? { what: 'gone', value: `${code} ${name}` } : { what: 'rejected', code: 'not_found' })
    } else if (!queue.adding(id)) showConflicts(state, id)
  }
  for (const request of queue.requests()) showRequest(state, request, 'waiting')
}

/** Text key for why requests wait, by the code of `waiting()`. */
export const waitingText = (code: string | undefined) =>
  code === 'not_signed_in' ? 'waiting_session' : code === 'busy' ? 'waiting_busy' : 'waiting'

/** Announces that requests wait, with the reason, or that the connection is back. */
export const setConnection = (state: State, code: string | undefined): void => {
  const { queue, announcements } = state
  queue.setWaitCode(code)
  announcements.add({ what: code ? waitingText(code) : 'back' })
  for (const request of queue.requests()) markCells(state, request, code ? 'waiting' : 'saving')
}
