import type { User } from '@portal/contract/users'
import { useRowCommands } from '../../../blocks/use-row-commands.tsx'
import { useUserTexts } from '../texts.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { type ActionName, actionNames } from './actions.ts'

/** What can be done with several people. */
export const useManyUsers = () => {
  const t = useUserTexts()
  return useRowCommands<ActionName, User>({
    names: actionNames,
    labelOf: name => t(`acts.${name}`),
    draw: begun => <ActionDialog {...begun} />,
  })
}
