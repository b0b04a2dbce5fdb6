import { useSyncExternalStore } from 'react'
import { storedHeader } from './stores.ts'

let isReached = true
const listeners = new Set<() => void>()

const note = (reached: boolean): void => {
  if (isReached === reached) return
  isReached = reached
  for (const listener of listeners) listener()
}

const lost = () => note(false)
const restored = () => note(true)

// A proxy's word that the portal is away is no answer of the portal's.
const isAway = (status: number) => status >= 502 && status <= 504

/** Learns from each answer of the API, or from none, whether the portal can be reached. */
export const noteAnswer = (response: Response | null): void =>
  note(response !== null && !isAway(response.status) && !response.headers.has(storedHeader))

/** Calls the listener whenever the connection is lost or back; gives the function that stops it. */
const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    addEventListener('offline', lost)
    addEventListener('online', restored)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('offline', lost)
    removeEventListener('online', restored)
  }
}

/** Whether the portal can be reached, as far as the device knows and the last answer showed. */
const isConnected = (): boolean => isReached && navigator.onLine

/** The same for what is shown. */
export const useConnection = (): boolean => useSyncExternalStore(onConnection, isConnected)
