import { createStore, type Store, useStore } from '@portal/ui/store'
import { storedHeader } from './stores.ts'

const reached = createStore(true)
let followers = 0

const note = (isReached: boolean): void => {
  if (isReached !== reached.read()) reached.set(isReached)
}

const lost = () => note(false)
const restored = () => note(true)

// A gateway error comes from a proxy, not from the portal.
const isAway = (status: number) => status >= 502 && status <= 504

/** Updates the connection state after each API request. `null` means that no response arrived. */
export const noteAnswer = (response: Response | null): void =>
  note(response !== null && !isAway(response.status) && !response.headers.has(storedHeader))

/** Whether the portal is reachable, by `navigator.onLine` and the last response. */
const connection: Store<boolean> = {
  initial: true,
  read: () => reached.read() && navigator.onLine,
  subscribe: listener => {
    const unsubscribe = reached.subscribe(listener)
    if (followers === 0) {
      addEventListener('offline', lost)
      addEventListener('online', restored)
    }
    followers += 1
    return () => {
      unsubscribe()
      followers -= 1
      if (followers > 0) return
      removeEventListener('offline', lost)
      removeEventListener('online', restored)
    }
  },
}

/** Whether the portal is reachable. Re-renders when the connection is lost or restored. */
export const useConnection = (): boolean => useStore(connection)
