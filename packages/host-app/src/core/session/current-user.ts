import type { CurrentUser } from '@portal/contract/people/access/access'
import { createStore, type Store } from '@portal/ui/store'

const user = createStore<CurrentUser | null>(null)

/** The signed-in person, or null. */
export const userStore: Store<CurrentUser | null> = user

/** The signed-in person, or null. */
export const currentUser = (): CurrentUser | null => user.read()

/** Stores who is signed in and notifies whatever shows it. */
export const setUser = (next: CurrentUser | null): void => user.set(next)
