import type { CurrentUser } from '@portal/contract/access'

let user: CurrentUser | null = null
const listeners = new Set<() => void>()

/** The signed-in person, or null. */
export const currentUser = (): CurrentUser | null => user

/** Stores who is signed in and notifies whatever shows it. */
export const setUser = (next: CurrentUser | null): void => {
  user = next
  for (const listener of listeners) listener()
}

/** Calls the listener whenever somebody else, or nobody, is signed in; gives the function that stops it. */
export const onUserChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
