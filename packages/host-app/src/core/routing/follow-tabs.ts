import { clearAllUnsaved } from '@portal/ui/Form'
import { currentUser } from '../session/current-user.ts'
import { forgetContent } from '../session/forget-content.ts'
import { onOtherTabs } from '../session/other-tabs.ts'
import { renewSession } from '../session/renewal.ts'
import { safeNext } from './guard.ts'

const LOGIN = '/auth/login'

/** Synchronises this tab with the browser's session: what another tab begins or ends applies here too. */
export const followTabs = (): (() => void) =>
  onOtherTabs(userId => {
    const user = currentUser()
    if (user?.id === userId) return renewSession()
    // Nothing that one person typed may be sent, or asked about, in the name of another.
    clearAllUnsaved()
    if (userId === null) void forgetContent()
    if (user) return userId === null ? location.assign(LOGIN) : location.reload()
    if (location.pathname === LOGIN) location.assign(safeNext(new URLSearchParams(location.search).get('next')) ?? '/')
  })
