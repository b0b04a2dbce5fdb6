/** What waits for the next session; `true` once there is one. */
type Waiter = (isRenewed: boolean) => void

let waiting: readonly Waiter[] = []
let sessions = 0
const listeners = new Set<() => void>()

const answer = (isRenewed: boolean) => {
  const answered = waiting
  waiting = []
  for (const go of answered) go(isRenewed)
  for (const listener of listeners) listener()
}

/** Counts the sessions of this page, so that a call refused under a former one is sent again without asking. */
export const sessionNumber = (): number => sessions

/** Waits until the person has logged in again; false where that is given up. */
export const nextSession = (): Promise<boolean> =>
  new Promise(go => {
    waiting = [...waiting, go]
    for (const listener of listeners) listener()
  })

/** Sends on all calls that waited: there is a session again. */
export const renewSession = (): void => {
  sessions += 1
  answer(true)
}

/** Refuses all calls that wait, each with its own error. */
export const refuseWaiting = (): void => answer(false)

/** Whether calls wait because the session has ended. */
export const isSessionEnded = (): boolean => waiting.length > 0

/** Calls the listener when calls begin or cease to wait; gives the function that stops it. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
