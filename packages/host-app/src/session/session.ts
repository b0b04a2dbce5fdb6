import { type CurrentUser, logout, readUser } from '@portal/contract/access'
import { can, type Need } from '@portal/contract/needs'
import { dropAllUnsaved } from '@portal/ui/Form'
import { useSyncExternalStore } from 'react'
import { api } from '../api.ts'
import { forgetInAllTabs, onForgotten } from './forget-content.ts'

const LOGIN = '/auth/login'

let user: CurrentUser | null = null
const listeners = new Set<() => void>()

const set = (next: CurrentUser | null) => {
  user = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The signed-in person, or null. */
export const useUser = (): CurrentUser | null => useSyncExternalStore(subscribe, () => user)

/** Whether the signed-in person may do what belongs to no record, such as adding one; a record's own rights are its `can`. */
export const useMay = (need: Need): boolean => can(useUser(), need)

/** Keeps who has just signed in. */
export const enter = (entered: CurrentUser): void => set(entered)

/** Asks the server who is signed in, once before the first navigation; a failure is silently ignored (section 7). */
export const loadUser = async (): Promise<void> => {
  const answer = await api(readUser, {}).catch(() => null)
  if (answer) set(answer.data)
}

/** Ends the session, goes to login and reloads (specification section 7). Throws where the server did not do it. */
export const leave = async (onLeft?: () => void): Promise<void> => {
  await api(logout, {})
  onLeft?.()
  forgetInAllTabs()
  set(null)
  location.assign(LOGIN)
}

/** Leaves with the tab in which the person signs out; without a question, for there is nothing left to keep. */
export const followLeaving = (): (() => void) =>
  onForgotten(() => {
    if (!user) return
    dropAllUnsaved()
    set(null)
    location.assign(LOGIN)
  })
