import { createStore, type Store } from '@portal/ui/store'

/** What waits for the next session; `true` once there is one. */
type Waiter = (isRenewed: boolean) => void

const waiting = createStore<readonly Waiter[]>([])
let sessions = 0

/** What waits because the session has ended. */
export const waitingStore: Store<readonly Waiter[]> = waiting

const answer = (isRenewed: boolean) => {
  const answered = waiting.read()
  waiting.set([])
  for (const go of answered) go(isRenewed)
}

/** Counts the sessions of this page, so that a call refused under a former one is sent again without asking. */
export const sessionNumber = (): number => sessions

/** Waits until the person has logged in again; false where that is given up. */
export const nextSession = (): Promise<boolean> => new Promise(go => waiting.set([...waiting.read(), go]))

/** Sends on all calls that waited: there is a session again. */
export const renewSession = (): void => {
  sessions += 1
  answer(true)
}

/** Refuses all calls that wait, each with its own error. */
export const refuseWaiting = (): void => answer(false)
