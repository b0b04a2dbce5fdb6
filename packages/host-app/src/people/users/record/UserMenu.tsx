import type { UserRecord } from '@portal/contract/people/users/users'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Menu } from '@portal/ui/Menu'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { actionNames } from '../actions/actions.ts'
import { useActionWords } from '../actions/use-action-words.ts'

const others = ['copy_invitation', 'change_type', 'reset_second_factor'] as const

/** Actions that the row's rights permit. The chosen one is in the URL as `act`. */
export const UserMenu = ({ user: { can } }: { user: UserRecord }) => {
  const t = useUserTexts()
  const blocks = useBlockTexts()
  const { actionOf } = useActionWords()
  const { set } = useQuery()
  const go = (act: string) => set({ act }, { isStep: true })
  const items = [
    ...actionNames.filter(name => can[name]).map(id => ({ id, label: actionOf(id) })),
    ...others.filter(name => can[name]).map(id => ({ id, label: t(`acts.${id}`) })),
    ...(can.delete ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }] : []),
  ]
  if (!can.edit && items.length === 0) return null
  return (
    <Inline gap="small">
      {can.edit && (
        <Button icon={<Icon name="edit" size="small" />} onPress={() => go('edit')}>
          {blocks('edit')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu icon={<Icon name="more" />} items={items} label={blocks('more_actions')} onAction={go} trigger="icon" />
      )}
    </Inline>
  )
}
