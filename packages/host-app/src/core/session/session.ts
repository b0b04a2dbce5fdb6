import { can, type Need } from '@portal/contract/core/rights/needs'
import { type CurrentUser, logout, readUser } from '@portal/contract/people/access/access'
import { clearAllUnsaved } from '@portal/ui/Form'
import { useStore } from '@portal/ui/store'
import { api } from '../api.ts'
import { forgetOthers, forgetStored } from '../offline/forget-stored.ts'
import { currentUser, setUser, userStore } from './current-user.ts'
import { forgetContent } from './forget-content.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { adoptPreferences } from './preferences.ts'
import { renewSession } from './renewal.ts'

/** The signed-in person, or null. */
export const useUser = (): CurrentUser | null => useStore(userStore)

/**
 * Whether the signed-in person may do what belongs to no record, such as adding one; a record's own rights are its
 * `can`.
 */
export const useMay = (need: Need): boolean => can(useUser(), need)

/** Stores who has just signed in. What waited for a new session goes on; the page of another person is reloaded. */
export const enter = (entered: CurrentUser): void => {
  const present = currentUser()
  notifyOtherTabs(entered.id)
  void forgetOthers(entered.id)
  if (present && present.id !== entered.id) {
    clearAllUnsaved()
    location.reload()
    return
  }
  setUser(entered)
  renewSession()
  // Once the way on from login is in the URL; who logs in again in place goes on in the language of the page.
  if (!present && adoptPreferences(entered)) setTimeout(() => location.reload())
}

/** Asks the server who is signed in, once before the first navigation; a failure is silently ignored (section 7). */
export const loadUser = async (): Promise<void> => {
  const answer = await api(readUser, {}).catch(() => null)
  if (!answer) return
  void forgetOthers(answer.data.id)
  setUser(answer.data)
  if (!adoptPreferences(answer.data)) return
  // Nothing is drawn in the language that the page leaves.
  location.reload()
  await new Promise(() => undefined)
}

/** Ends the session, goes to login and reloads (specification section 7). Throws where the server did not do it. */
export const leave = async (onLeft?: () => void): Promise<void> => {
  await api(logout, {})
  onLeft?.()
  // Before the page shows that nobody is logged in; without the databases, which may have to wait for other tabs.
  await forgetStored().catch(() => undefined)
  const forgotten = forgetContent()
  setUser(null)
  // A database that another tab has open may not be emptied before that tab has left.
  notifyOtherTabs(null)
  await forgotten
  location.assign('/auth/login')
}
