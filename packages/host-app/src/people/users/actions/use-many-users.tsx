import type { User } from '@portal/contract/people/users/users'
import { useRowCommands } from '../../../blocks/rows/use-row-commands.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { type ActionName, actionNames } from './actions.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import { UserActionDialog } from './UserActionDialog.tsx'
import { useActionWords } from './use-action-words.ts'

// Bulk only: for one person, profiles are in the privileges tab.
const names = ['send_emails', 'edit_privileges', ...actionNames.slice(1)] as const

/** Bulk actions for selected people. */
export const useManyUsers = () => {
  const t = useUserTexts()
  const { actionOf } = useActionWords()
  return useRowCommands<ActionName | 'edit_privileges', User>({
    names,
    labelOf: name => (name === 'edit_privileges' ? t('profiles') : actionOf(name)),
    draw: ({ name, ...begun }) =>
      name === 'edit_privileges' ? <ProfileDialog {...begun} /> : <UserActionDialog {...begun} name={name} />,
  })
}
