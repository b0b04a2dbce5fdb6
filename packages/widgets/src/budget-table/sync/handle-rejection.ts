import type { Failure } from '../../sending.ts'
import { applyPending } from '../model/apply-pending.ts'
import { type ChangeSet, emptyChangeSet, type NewLine, type Reason } from '../model/change-set.ts'
import { isAlone, problemsOf, WITH_OTHERS } from '../model/rejection.ts'
import { addRejected, removeRejected, resend } from '../store/rejected-additions.ts'
import type { State } from '../store/state.ts'
import { announceRecoded, autoResolve, codesIn } from './auto-resolve.ts'
import { rejectCategory } from './reject-category.ts'
import { revert } from './revert.ts'

/** Limit of replaced codes per table, in case a server accepts none. */
const MAX_RECODES = 1000

const recodes = new WeakMap<State, number>()

const mayRecode = (state: State) => {
  const count = (recodes.get(state) ?? 0) + 1
  recodes.set(state, count)
  return count <= MAX_RECODES
}

const removeDeleted = (state: State, id: string) => {
  const { lines, queue, history, events, announcements } = state
  const { code = '', name = '' } = lines().line(id) ?? lines().category(id) ?? {}
  // The server deleted its lines too.
  if (lines().category(id)) events.table.notify('outdated')
  queue.replace(applyPending(queue.entries(), id).rest)
  lines().setStored(id, undefined)
  removeRejected(state, id)
  history.forget(new Set([id]))
  announcements.add({ what: 'gone', value: `${code} ${name}` })
}

const resolveLines = (state: State, request: ChangeSet, failure: Failure) => {
  const { queue } = state
  const { adds } = request
  const taken = codesIn(state)
  return adds.flatMap((sent, at) => {
    const { line, rest } = applyPending(queue.entries(), sent.id, sent)
    queue.replace(rest)
    if (!line) {
      removeRejected(state, sent.id)
      return []
    }
    const problems = problemsOf(failure, at, isAlone(request))
    const now = mayRecode(state) ? line : { ...line, given: '' }
    return [autoResolve({ sent, now, problems, taken, others: adds }, state)]
  })
}

/** Reverts individually rejected deletions and resends the rest. Returns false if there were none. */
const resendWithout = (state: State, request: ChangeSet, { code, fields }: Failure): boolean => {
  const rejected = request.deletes.filter((_, at) => `deletes.${at}.id` in fields)
  if (rejected.length === 0) return false
  revert(state, { ...emptyChangeSet, deletes: rejected }, { code, fields: {} })
  resend(state, { ...request, deletes: request.deletes.filter(line => !rejected.includes(line)) })
  return true
}

/** Adds a reason to a valid line that was rejected because of others, or of the whole request. */
const reasonsOf = (line: NewLine, own: readonly Reason[], requestCode: string): readonly Reason[] =>
  own.some(({ field }) => field === 'code')
    ? own
    : [...own, { id: line.id, field: 'code', code: own.length > 0 ? WITH_OTHERS : requestCode }]

/**
 * Handles a rejected request. Reverts edits and deletions and shows reasons in their cells. Corrects and resends
 * additions, or keeps them in the table until a person corrects them.
 */
export const handleRejection = (state: State, request: ChangeSet, failure: Failure): void => {
  const { edits, adds, deletes, category } = request
  if (category) {
    rejectCategory(state, category, failure)
    return
  }
  const [only] = [...edits, ...deletes]
  if (failure.code === 'not_found' && only && isAlone(request)) {
    removeDeleted(state, only.id)
    return
  }
  if (resendWithout(state, request, failure)) return
  const lines = resolveLines(state, request, failure)
  const paths = Object.keys(failure.fields)
  const codes = Object.values(failure.fields)
  const reasons = lines.flatMap(line => line.reasons)
  const next = lines.map(({ line }) => line)
  const areEditsNamed = paths.length === 0 || paths.some(path => path.startsWith('edits.'))
  // Resending an unchanged request would be rejected forever.
  const isChanged = areEditsNamed ? edits.length > 0 : JSON.stringify(next) !== JSON.stringify(adds)
  const isResolved = lines.length > 0 && reasons.length === 0 && isChanged
  const areEditsValid = isResolved && !areEditsNamed
  if (!areEditsValid) revert(state, request, failure)
  if (adds.length > 0 || codes.includes('unknown_value')) state.events.table.notify('outdated')
  if (isResolved) {
    resend(state, { ...emptyChangeSet, edits: areEditsValid ? edits : [], adds: next })
    announceRecoded(state, next, adds)
    return
  }
  if (lines.length === 0) return
  const requestCode = reasons.length > 0 ? WITH_OTHERS : (codes[0] ?? failure.code)
  addRejected(state, {
    ...emptyChangeSet,
    adds: next,
    rejected: lines.flatMap(({ line, reasons: own }) => reasonsOf(line, own, requestCode)),
  })
  state.announcements.add({ what: 'line_not_stored', code: reasons[0]?.code ?? requestCode })
}
