import type { Failure } from '../../sending.ts'
import { blockedByOthers } from '../model/amend-rejected.ts'
import { applyPending } from '../model/apply-pending.ts'
import {
  emptyChangeSet,
  type NewCategory,
  pendingIn,
  type Reason,
  type RejectedAdditions,
} from '../model/change-set.ts'
import { forgetEdits } from '../store/conflicts.ts'
import { addRejected, removeRejected, resend } from '../store/rejected-additions.ts'
import type { State } from '../store/state.ts'

const fields = ['code', 'name'] as const

/** Why a category is still rejected. Empty if all wrong fields were edited since. */
const reasonsOf = (sent: NewCategory, now: NewCategory, failure: Failure): Reason[] => {
  const problems = Object.entries(failure.fields)
  const atCode = (code: string): Reason => ({ id: now.id, field: 'code', code })
  if (problems.length === 0) return [atCode(failure.code)]
  return problems.flatMap(([path, code]) => {
    const field = fields.find(name => name === path)
    if (!field) return atCode(code === 'unknown_value' ? 'not_found' : code)
    return now[field] === sent[field] ? { id: now.id, field, code } : []
  })
}

/**
 * Takes a rejected category with later edits, and its waiting lines, out of the queue. The lines can't be saved before
 * it. Also returns IDs of lines deleted meanwhile.
 */
const takeFromQueue = (state: State, sent: NewCategory, failure: Failure) => {
  const { queue } = state
  const { code = sent.code, name = sent.name } = pendingIn(queue.entries(), sent.id) ?? {}
  const category = { ...sent, code, name }
  forgetEdits(state, sent.id)
  const waiting = queue.entries().flatMap(({ adds }) => adds.filter(({ category_id }) => category_id === sent.id))
  const deleted: string[] = []
  const adds = waiting.flatMap(added => {
    const { line, rest } = applyPending(queue.entries(), added.id, added)
    queue.replace(rest)
    if (!line) deleted.push(added.id)
    return line ?? []
  })
  const reasons = reasonsOf(sent, category, failure)
  const additions: RejectedAdditions = {
    ...emptyChangeSet,
    category,
    adds,
    rejected: [...reasons, ...blockedByOthers(adds)],
  }
  return { additions, deleted, reasons }
}

/** Keeps a rejected category in the table. Sends it again if it was corrected meanwhile. */
export const rejectCategory = (state: State, sent: NewCategory, failure: Failure): void => {
  const { additions, deleted, reasons } = takeFromQueue(state, sent, failure)
  for (const id of deleted) removeRejected(state, id)
  state.events.table.notify('outdated')
  const [reason] = reasons
  if (!reason) {
    resend(state, additions)
    return
  }
  addRejected(state, additions)
  state.announcements.add({ what: 'category_not_stored', code: reason.code })
}
