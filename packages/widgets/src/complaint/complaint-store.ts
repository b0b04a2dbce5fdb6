import type { ComplaintDraft } from '@portal/contract/complaints/complaints'
import { createStore, type Store } from '@portal/ui/store'
import { type Failure, failureOf, keyPerContent, withoutChanged } from '../sending.ts'
import type { ComplaintPort } from './complaint-port.ts'
import { type Attached, nothingAttached } from './pictures/attached.ts'
import { fileWithPictures } from './pictures/file-with-pictures.ts'
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
  /** Pictures that go with it. Default none. */
  readonly attached?: Attached
  /** Whether the line was lost while it was sent; it is tried again on its own. Default `false`. */
  readonly isLineLost?: boolean
}

/** The complaint that is being written through one port; in memory only, never on the device. */
export interface ComplaintStore extends Store<ComplaintState> {
  /** Takes what was typed; only what is given changes. */
  readonly write: (change: Partial<Written>, isTouched?: boolean) => void
  /** Takes pictures; only what is given changes. */
  readonly attach: (change: Partial<Attached>) => void
  /**
   * Sends the current values, unless it is not valid or on its way already. Answers `filed`, the code of what went
   * wrong, or null where nothing was sent.
   */
  readonly send: () => Promise<string | null>
  /** Lets the person log in again, then sends the values of that moment; null where they did not. */
  readonly logIn: () => Promise<string | null>
  /** Discards everything and starts again. */
  readonly reset: () => void
}

/** The specified start: empty, with type private. */
export const initialState: ComplaintState = {
  written: { body: '', type: 'private', null_username: '' },
  step: 'writing',
  isTouched: false,
  failure: null,
}

/** Whether it may be sent: valid, nothing being made ready, and not on its way. */
export const isSendable = ({ step, attached, written }: ComplaintState): boolean =>
  step === 'writing' && !attached?.isBusy && Object.keys(problemsOf(written)).length === 0

/** Makes the store of a port. */
const complaintStore = (port: ComplaintPort, start: ComplaintState = initialState): ComplaintStore => {
  const { initial, read, subscribe, set: update } = createStore(start)
  let keyOf = keyPerContent()
  const file = (draft: ComplaintDraft) => {
    const { pictures } = read().attached ?? nothingAttached
    if (pictures.length === 0) return port.file(draft, keyOf(draft))
    const key = keyOf([draft, pictures.map(({ id }) => id)])
    return fileWithPictures(port, { draft, key, pictures }, () => update({ ...read(), isLineLost: true }))
  }
  const send = async () => {
    const state = read()
    if (!isSendable(state)) return null
    const draft = draftOf(state.written)
    update({ ...state, step: 'sending', failure: null })
    let receipt: string | undefined
    try {
      receipt = await file(draft)
    } catch (thrown) {
      const failure = failureOf(thrown)
      update({ ...read(), step: 'writing', failure, isLineLost: false })
      return failure.code
    }
    // What was written is forgotten with its key.
    keyOf = keyPerContent()
    update({ ...initialState, written: { ...initialState.written, type: draft.type }, step: 'received', receipt })
    return 'filed'
  }
  return {
    initial,
    read,
    subscribe,
    write: (change, isTouched = read().isTouched) => {
      const state = read()
      if (state.step !== 'writing') return
      update({
        ...state,
        written: { ...state.written, ...change },
        isTouched,
        failure: withoutChanged(state.failure, change),
      })
    },
    attach: change => {
      const { step, attached } = read()
      if (step === 'writing') update({ ...read(), attached: { ...nothingAttached, ...attached, ...change } })
    },
    send,
    logIn: async () => ((await port.logIn?.()) ? send() : null),
    reset: () => update(initialState),
  }
}

const stores = new WeakMap<ComplaintPort, ComplaintStore>()

/** The store of a port, the same each time, so that a closed form finds its text again. */
export const storeOf = (port: ComplaintPort, start?: ComplaintState): ComplaintStore => {
  const store = stores.get(port) ?? complaintStore(port, start)
  stores.set(port, store)
  return store
}
