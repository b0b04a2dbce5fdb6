import type { CurrentUser } from '@portal/contract/people/access/access'
import { createStore, type Store } from '@portal/ui/store'

const user = createStore<CurrentUser | null>(null)

export const userStore: Store<CurrentUser | null> = user

export const currentUser = (): CurrentUser | null => user.read()

export const setUser = (next: CurrentUser | null): void => user.set(next)
