import type { User } from '@portal/contract/users'
import { Button } from '@portal/ui/Button'
import { useUserTexts } from '../texts.ts'
import { type ActionName, actionNames } from './actions.ts'

interface BulkButtonsProps {
  /** The selected rows. */
  users: readonly User[]
  onChoose: (name: ActionName) => void
}

/** What can be done with at least one of the selected people; for the others the result says why it was not. */
export const BulkButtons = ({ users, onChoose }: BulkButtonsProps) => {
  const t = useUserTexts()
  const offered = actionNames.filter(name => users.some(({ can }) => can[name]))
  return offered.map(name => (
    <Button key={name} onPress={() => onChoose(name)} size="small">
      {t(`acts.${name}`)}
    </Button>
  ))
}
