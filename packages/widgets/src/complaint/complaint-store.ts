import type { ComplaintDraft, ComplaintType } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import { optionalLineProblem, textProblem } from '@portal/contract/core/fields/text-rules'
import { useIsLive } from '@portal/ui/live'
import { createStore, type Store, useStore } from '@portal/ui/store'
import type { ComplaintPort } from '../ports/complaint/index.ts'
import { type Failure, failureOf, keyPerContent, withoutChanged } from '../sending.ts'
import { type Attached, nothingAttached } from './pictures/attached.ts'
import { fileWithPictures } from './pictures/file-with-pictures.ts'

interface WrittenComplaint {
  readonly body: string
  readonly type: ComplaintType
  readonly null_username: string
}

const problemsOf = ({ body, type, null_username }: WrittenComplaint): Readonly<Record<string, string>> => {
  const wrongBody = textProblem(body)
  const wrongName = type === 'private' ? optionalLineProblem(null_username, limits.name_length) : null
  return { ...(wrongBody && { body: wrongBody }), ...(wrongName && { null_username: wrongName }) }
}

/** The values to send. Only a private complaint includes a username. */
const draftOf = ({ body, type, null_username }: WrittenComplaint): ComplaintDraft => {
  const name = null_username.trim()
  return type === 'private' && name ? { body, type, null_username: name } : { body, type }
}

export interface ComplaintState {
  readonly written: WrittenComplaint
  readonly step: 'writing' | 'sending' | 'received'
  /** Whether the person edited the body. Its errors show only from then on. */
  readonly isTouched: boolean
  readonly failure: Failure | null
  /** Receipt code of a private complaint. Shown only here. */
  readonly receipt?: string | undefined
  /** Pictures to send. Default none. */
  readonly attached?: Attached
  /** Whether the connection was lost while sending. The form retries on its own. Default `false`. */
  readonly isLineLost?: boolean
}

/** The draft of one port. Kept in memory only, never on the device. */
export interface ComplaintStore extends Store<ComplaintState> {
  /** Merges typed values into the draft. */
  readonly write: (change: Partial<WrittenComplaint>, isTouched?: boolean) => void
  readonly attach: (change: Partial<Attached>) => void
  /**
   * Sends the current values, unless they are invalid or already in flight. Resolves to `filed`, an error code, or null
   * if nothing was sent.
   */
  readonly send: () => Promise<string | null>
  /** Lets the person sign in again, then sends. Resolves to null if they didn't sign in. */
  readonly logIn: () => Promise<string | null>
  readonly reset: () => void
}

/** Starts empty, with type private, as specified. */
export const initialState: ComplaintState = {
  written: { body: '', type: 'private', null_username: '' },
  step: 'writing',
  isTouched: false,
  failure: null,
}

/** Whether the draft is valid, its pictures are ready, and it isn't in flight. */
const isSendable = ({ step, attached, written }: ComplaintState): boolean =>
  step === 'writing' && !attached?.isBusy && Object.keys(problemsOf(written)).length === 0

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
    // Forgets the content together with its key.
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

/** Returns the same store for a port each time, so that a reopened form keeps its draft. */
export const complaintStoreOf = (port: ComplaintPort, start?: ComplaintState): ComplaintStore => {
  const store = stores.get(port) ?? complaintStore(port, start)
  stores.set(port, store)
  return store
}

/** Connects a component to the draft of a port. */
export const useComplaint = (port: ComplaintPort, start?: ComplaintState) => {
  const store = complaintStoreOf(port, start)
  const state = useStore(start ? { ...store, initial: start } : store)
  const { body, ...others } = problemsOf(state.written)
  return {
    ...store,
    state,
    problems: { ...state.failure?.fields, ...others, ...(body && state.isTouched && { body }) },
    isSendable: isSendable(state),
    /** False before hydration, where the plain form must work. */
    isLive: useIsLive(),
  }
}
