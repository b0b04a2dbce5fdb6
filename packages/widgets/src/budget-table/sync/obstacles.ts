import type { FailureKind, SendFailure } from '../../outbox/failure.ts'
import { currentOf } from '../model/rejection.ts'
import { setConnection, showConflicts } from '../store/conflicts.ts'
import { saveDrafts } from '../store/drafts.ts'
import type { State } from '../store/state.ts'

/** Codes of `waiting()` by kind of failure. */
const codes: { readonly [Kind in FailureKind]?: string } = {
  unreachable: 'unavailable',
  temporary: 'busy',
  signed_out: 'not_signed_in',
}

/** Shows why requests wait, or that they are sent again. */
export const showConnection = (state: State, obstacle: SendFailure | undefined): void => {
  const code = obstacle && codes[obstacle.kind]
  if (state.waitCode() === code) return
  setConnection(state, code)
  state.events.table.notify('sync')
}

/** Shows requests that wait again. Others may have changed their lines meanwhile. */
export const showPostponed = (state: State, obstacle: SendFailure | undefined): void => {
  showConnection(state, obstacle)
  for (const { id } of state.queue.entries()[0]?.edits ?? []) showConflicts(state, id)
  saveDrafts(state)
}

/**
 * Takes the current version of a record that others changed, and shows both values of each conflict. Returns false for
 * any other 409.
 */
export const showChanged = (state: State, { thrown }: SendFailure, obstacle: SendFailure | undefined): boolean => {
  const { item, category } = currentOf(thrown)
  if (!item && !category) return false
  showConnection(state, obstacle)
  if (item) state.lines().setStored(item.id, item)
  if (category) state.lines().setStoredSums([category])
  showConflicts(state, item?.id ?? category?.id ?? '')
  saveDrafts(state)
  return true
}
