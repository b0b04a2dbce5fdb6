import { can, type Need } from '@portal/contract/core/rights/needs'
import { type CurrentUser, logout, readUser } from '@portal/contract/people/access/access'
import { clearAllUnsaved } from '@portal/ui/Form'
import { useStore } from '@portal/ui/store'
import { api } from '../api.ts'
import { currentUser, setUser, userStore } from './current-user.ts'
import { forgetContent, forgetOthers, forgetStored } from './forget-content.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { adoptPreferences } from './preferences.ts'
import { renewSession } from './renewal.ts'

export const useUser = (): CurrentUser | null => useStore(userStore)

/**
 * Whether the signed-in person may do something that concerns no record, such as adding one. A record's own rights are
 * in its `can`.
 */
export const useMay = (need: Need): boolean => can(useUser(), need)

/**
 * Stores the person who has just logged in and retries pending requests. Reloads a page that belonged to someone else.
 */
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
  // Reloads after the redirect from login has reached the URL. After logging in again in place, the page keeps its
  // language.
  if (!present && adoptPreferences(entered)) setTimeout(() => location.reload())
}

/** Reads the current user once, before the first navigation. Ignores failures. */
export const loadUser = async (): Promise<void> => {
  const answer = await api(readUser, {}).catch(() => null)
  if (!answer) return
  void forgetOthers(answer.data.id)
  setUser(answer.data)
  if (!adoptPreferences(answer.data)) return
  // Never resolves, so that nothing renders in the old language before the reload.
  location.reload()
  await new Promise(() => undefined)
}

/** Logs out, then reloads on the login page. Throws if the server didn't end the session. */
export const leave = async (onLeft?: () => void): Promise<void> => {
  await api(logout, {})
  onLeft?.()
  // Deletes the caches before the page renders as logged out. The databases may be blocked by other tabs, so they
  // follow.
  await forgetStored().catch(() => undefined)
  const forgotten = forgetContent()
  setUser(null)
  // Another tab may block a database until it leaves, so notify the tabs before awaiting the deletion.
  notifyOtherTabs(null)
  await forgotten
  location.assign('/auth/login')
}
