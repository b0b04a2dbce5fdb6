import type { User } from '@portal/contract/people/users/users'
import { useRowCommands } from '../../../blocks/rows/use-row-commands.tsx'
import { useUserTexts } from '../texts.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { type ActionName, actionNames } from './actions.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

// Of one person the profiles are next to their privileges.
const names = ['send_emails', 'edit_privileges', ...actionNames.slice(1)] as const

/** What can be done with several people. */
export const useManyUsers = () => {
  const t = useUserTexts()
  return useRowCommands<ActionName | 'edit_privileges', User>({
    names,
    labelOf: name => t(name === 'edit_privileges' ? 'profiles' : `acts.${name}`),
    draw: ({ name, ...begun }) =>
      name === 'edit_privileges' ? <ProfileDialog {...begun} /> : <ActionDialog {...begun} name={name} />,
  })
}
