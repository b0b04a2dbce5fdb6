import { createStore, type Store } from '@portal/ui/store'

/** Resumes one pending request: `true` after a new login, `false` if the person gave up. */
type Waiter = (isRenewed: boolean) => void

const waiting = createStore<readonly Waiter[]>([])
let sessions = 0

/** Requests that are pending because the session has ended. */
export const waitingStore: Store<readonly Waiter[]> = waiting

const answer = (isRenewed: boolean) => {
  const answered = waiting.read()
  waiting.set([])
  for (const go of answered) go(isRenewed)
}

/** Number of logins on this page. A request that failed under an earlier session is retried without asking again. */
export const sessionNumber = (): number => sessions

/** Resolves to true once the person has logged in again, or to false if they give up. */
export const nextSession = (): Promise<boolean> => new Promise(go => waiting.set([...waiting.read(), go]))

/** Retries all pending requests after a new login. */
export const renewSession = (): void => {
  sessions += 1
  answer(true)
}

/** Rejects all pending requests, each with its original error. */
export const refuseWaiting = (): void => answer(false)
