import { useIsLive } from '@portal/ui/live'
import { type Store, useStore } from '@portal/ui/store'
import type { ComplaintPort } from './complaint-port.ts'
import { type ComplaintState, type ComplaintStore, complaintStoreOf, isSendable } from './complaint-store.ts'
import { complaintProblems } from './written.ts'

export interface ComplaintEditing extends Omit<ComplaintStore, keyof Store<ComplaintState>> {
  readonly state: ComplaintState
  readonly problems: Readonly<Record<string, string>>
  readonly isSendable: boolean
  /** False before hydration, where the plain form must work. */
  readonly isLive: boolean
}

/** Connects a component to the draft of a port. */
export const useComplaint = (port: ComplaintPort, start?: ComplaintState): ComplaintEditing => {
  const store = complaintStoreOf(port, start)
  const state = useStore(start ? { ...store, initial: start } : store)
  const isLive = useIsLive()
  const found = complaintProblems(state.written)
  const { body, ...others } = found
  return {
    state,
    problems: { ...state.failure?.fields, ...others, ...(body && state.isTouched && { body }) },
    isSendable: isSendable(state),
    isLive,
    write: store.write,
    attach: store.attach,
    send: store.send,
    logIn: store.logIn,
    reset: store.reset,
  }
}
