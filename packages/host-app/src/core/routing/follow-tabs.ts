import { clearAllUnsaved } from '@portal/ui/Form'
import { currentUser } from '../session/current-user.ts'
import { forgetContent } from '../session/forget-content.ts'
import { onOtherTabs } from '../session/other-tabs.ts'
import { renewSession } from '../session/renewal.ts'
import { safeNext } from './guard.ts'

const LOGIN = '/auth/login'

/** Applies logins and logouts in other tabs to this tab. Returns a function that unsubscribes. */
export const followTabs = (): (() => void) =>
  onOtherTabs(userId => {
    const user = currentUser()
    if (user?.id === userId) return renewSession()
    // One person's unsaved input must not be sent, or prompt a question, under another account.
    clearAllUnsaved()
    if (userId === null) void forgetContent()
    if (user) return userId === null ? location.assign(LOGIN) : location.reload()
    if (location.pathname === LOGIN) location.assign(safeNext(new URLSearchParams(location.search).get('next')) ?? '/')
  })
