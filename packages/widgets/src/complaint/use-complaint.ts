import { useSyncExternalStore } from 'react'
import type { ComplaintPort } from './complaint-port.ts'
import { type ComplaintState, type ComplaintStore, isSendable, storeOf } from './complaint-store.ts'
import { problemsOf } from './written.ts'

/** The complaint that is being written, and what may be done with it. */
export interface Complaint extends Omit<ComplaintStore, 'read' | 'subscribe'> {
  readonly state: ComplaintState
  /** Codes to show under the fields. */
  readonly problems: Readonly<Record<string, string>>
  /** Whether it may be sent: valid, and not on its way. */
  readonly isSendable: boolean
  /** False in the markup that the server makes, where a plain form has to work. */
  readonly isLive: boolean
}

const never = () => () => undefined

/** Joins a component to the complaint of a port. */
export const useComplaint = (port: ComplaintPort, start?: ComplaintState): Complaint => {
  const store = storeOf(port, start)
  const state = useSyncExternalStore(store.subscribe, store.read, () => start ?? store.read())
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const found = problemsOf(state.written)
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
