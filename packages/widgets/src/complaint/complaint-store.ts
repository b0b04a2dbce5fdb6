import { type Failure, failureOf, keyPerContent } from '../sending.ts'
import type { ComplaintPort } from './complaint-port.ts'
import { draftOf, problemsOf, type Written } from './written.ts'

/** How far a complaint has come. */
export interface ComplaintState {
  readonly written: Written
  readonly step: 'writing' | 'sending' | 'received'
  /** Whether the body has been typed in, from when on its problem is shown. */
  readonly isTouched: boolean
  readonly failure: Failure | null
  /** Of a private one that was received: the code that its sender may take, shown here and nowhere else. */
  readonly receipt?: string | undefined
}

/** The complaint that is being written through one port; in memory only, never on the device. */
export interface ComplaintStore {
  readonly read: () => ComplaintState
  readonly subscribe: (listener: () => void) => () => void
  /** Takes what was typed; only what is given changes. */
  readonly write: (change: Partial<Written>, isTouched?: boolean) => void
  /**
   * Sends what stands there, unless it is not valid or on its way already. Answers `filed`, the code of what went
   * wrong, or null where nothing was sent.
   */
  readonly send: () => Promise<string | null>
  /** Lets the person log in again, then sends what stands there by then; null where they did not. */
  readonly logIn: () => Promise<string | null>
  /** Forgets everything and begins anew. */
  readonly reset: () => void
}

/** The specified start: empty, with type private. */
export const initialState: ComplaintState = {
  written: { body: '', type: 'private', null_username: '' },
  step: 'writing',
  isTouched: false,
  failure: null,
}

/** Makes the store of a port. */
const complaintStore = (port: ComplaintPort, start: ComplaintState = initialState): ComplaintStore => {
  let state = start
  let keyOf = keyPerContent()
  const listeners = new Set<() => void>()
  const update = (next: ComplaintState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const send = async () => {
    if (state.step !== 'writing' || Object.keys(problemsOf(state.written)).length > 0) return null
    const draft = draftOf(state.written)
    update({ ...state, step: 'sending', failure: null })
    let receipt: string | undefined
    try {
      receipt = await port.file(draft, keyOf(draft))
    } catch (thrown) {
      const failure = failureOf(thrown)
      update({ ...state, step: 'writing', failure })
      return failure.code
    }
    // What was written is forgotten with its key.
    keyOf = keyPerContent()
    update({ ...initialState, written: { ...initialState.written, type: draft.type }, step: 'received', receipt })
    return 'filed'
  }
  return {
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: (change, isTouched = state.isTouched) => {
      if (state.step !== 'writing') return
      update({
        ...state,
        written: { ...state.written, ...change },
        isTouched,
        failure: clearedOf(state.failure, change),
      })
    },
    send,
    logIn: async () => ((await port.logIn?.()) ? send() : null),
    reset: () => update(initialState),
  }
}

// What the server said of a field is over once that field has been changed.
const clearedOf = (failure: Failure | null, change: Partial<Written>): Failure | null => {
  if (!failure) return null
  const left = Object.entries(failure.fields).filter(([name]) => !(name in change))
  return { ...failure, fields: Object.fromEntries(left) }
}

const stores = new WeakMap<ComplaintPort, ComplaintStore>()

/** The store of a port, the same each time, so that a closed form finds its text again. */
export const storeOf = (port: ComplaintPort, start?: ComplaintState): ComplaintStore => {
  const store = stores.get(port) ?? complaintStore(port, start)
  stores.set(port, store)
  return store
}
