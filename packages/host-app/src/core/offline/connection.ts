import { createStore, type Store, useStore } from '@portal/ui/store'
import { storedHeader } from './stores.ts'

const reached = createStore(true)
let followers = 0

const note = (isReached: boolean): void => {
  if (isReached !== reached.read()) reached.set(isReached)
}

const lost = () => note(false)
const restored = () => note(true)

// A proxy's word that the portal is away is no answer of the portal's.
const isAway = (status: number) => status >= 502 && status <= 504

/** Learns from each answer of the API, or from none, whether the portal can be reached. */
export const noteAnswer = (response: Response | null): void =>
  note(response !== null && !isAway(response.status) && !response.headers.has(storedHeader))

/** Whether the portal can be reached, as far as the device knows and the last answer showed. */
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

/** Whether the portal can be reached. Renders again when the connection is lost or back. */
export const useConnection = (): boolean => useStore(connection)
