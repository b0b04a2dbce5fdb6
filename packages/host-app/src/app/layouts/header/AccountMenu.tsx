import { Avatar } from '@portal/ui/Avatar'
import { confirm } from '@portal/ui/ConfirmDialog'
import { clearAllUnsaved, hasUnsaved } from '@portal/ui/Form'
import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { Menu, type MenuChoice } from '@portal/ui/Menu'
import { dismissToasts, toast } from '@portal/ui/Toast'
import { type ReactNode, useState } from 'react'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { currentUser } from '../../../core/session/current-user.ts'
import { leave } from '../../../core/session/session.ts'
import { hasUnsent } from '../../../core/session/unsent.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'

interface AccountMenuProps {
  /** The avatar is derived from the name. */
  name: string
  /** Menu items before logout. */
  items: readonly MenuChoice[]
  onAction?: (id: string) => void
  /** Who is signed in, above the items. */
  header?: ReactNode
}

/** Logs out. Asks first if unsaved input would be lost, shows that it is pending, and reports a failure. */
export const useLogout = () => {
  const t = useShellTexts()
  const problemText = useProblemText()
  const [isLeaving, setLeaving] = useState(false)
  const logout = async () => {
    const question = { title: t('unsaved.title'), text: t('unsaved.text'), action: t('logout') }
    const isLosing = hasUnsaved() || (await hasUnsent(currentUser()?.id ?? ''))
    if (isLosing && !(await confirm(question))) return
    setLeaving(true)
    await leave(clearAllUnsaved).then(dismissToasts, error => {
      setLeaving(false)
      toast({ tone: 'danger', text: problemText(error) })
    })
  }
  return { logout, isLeaving }
}

/** The user menu: account, the layout's items, and logout. */
export const AccountMenu = ({ name, items, onAction, header }: AccountMenuProps) => {
  const t = useShellTexts()
  const { logout, isLeaving } = useLogout()
  return (
    <>
      <Menu
        header={header}
        icon={<Avatar name={name} />}
        items={[...items, { id: 'logout', label: t('logout'), icon: 'logout' }]}
        label={t('user_menu', { name })}
        onAction={id => (id === 'logout' ? logout() : onAction?.(id))}
        trigger="icon"
      />
      {isLeaving && <LoadingOverlay message={t('logging_out')} />}
    </>
  )
}
