import { amendRejected } from '../model/amend-rejected.ts'
import {
  addedIn,
  type ChangeSet,
  emptyChangeSet,
  hasChanges,
  itemOf,
  type RejectedAdditions,
  requestsOf,
} from '../model/change-set.ts'
import { fieldNames, valueIn } from '../model/columns.ts'
import { WITH_OTHERS } from '../model/rejection.ts'
import { insertRows, type State, showRequest } from './state.ts'

export const clearMarks = ({ marks }: State, id: string): void => {
  for (const field of fieldNames) if (marks.at(id, field)) marks.set(id, field, undefined)
}

export const removeRejected = (state: State, id: string): void => {
  clearMarks(state, id)
  state.lines().setShown(id, undefined)
  state.rowOrder().remove(new Set([id]))
}

const show = (state: State, changeSet: RejectedAdditions) => {
  insertRows(state, changeSet)
  for (const line of changeSet.adds) state.lines().setShown(line.id, itemOf(line, true))
  for (const added of addedIn(changeSet)) {
    clearMarks(state, added.id)
    for (const { id, field, code } of changeSet.rejected)
      if (id === added.id) state.marks.set(id, field, { state: 'rejected', code, value: valueIn(added, field) })
  }
}

/**
 * Keeps rejected lines or a rejected category in the table until a person corrects or removes them. A category keeps
 * its waiting lines.
 */
export const addRejected = (state: State, changeSet: RejectedAdditions): void => {
  state.setRejected([...state.rejected(), changeSet])
  show(state, changeSet)
}

/** Shows rejected additions over a newly read budget. Drops lines whose category was deleted. */
export const reapplyRejected = (state: State): void => {
  const { rejected, setRejected, lines, announcements } = state
  const changeSets = rejected().map(changeSet => {
    insertRows(state, changeSet)
    const adds = changeSet.adds.filter(({ category_id }) => lines().category(category_id))
    for (const { code, name } of changeSet.adds.filter(line => !adds.includes(line)))
      announcements.add({ what: 'gone', value: `${code} ${name}` })
    return { ...changeSet, adds }
  })
  setRejected(changeSets.filter(hasChanges))
  for (const changeSet of changeSets) show(state, changeSet)
}

const isCorrected = ({ rejected }: RejectedAdditions) => rejected.every(({ code }) => code === WITH_OTHERS)

/** Applies a change set to rejected additions. Returns the rest of it, and corrected additions to send again. */
export const applyToRejected = (
  state: State,
  changeSet: ChangeSet,
): { rest: ChangeSet; corrected: readonly ChangeSet[] } => {
  const { rest, removed, next, untouched } = amendRejected(state.rejected(), changeSet)
  state.setRejected([...untouched, ...next.filter(amended => !isCorrected(amended))])
  for (const id of removed) removeRejected(state, id)
  for (const amended of next) show(state, amended)
  return {
    rest,
    corrected: next.filter(isCorrected).map(({ adds, category }) => ({ ...emptyChangeSet, adds, category })),
  }
}

/** Sends a change set again, before everything that waits. */
export const resend = (state: State, changeSet: ChangeSet): void => {
  const requests = requestsOf(changeSet)
  state.queue.replace([...requests, ...state.queue.entries()])
  for (const { id } of addedIn(changeSet)) clearMarks(state, id)
  for (const request of requests) showRequest(state, request, 'saving')
}
