import {
  addDelegation,
  type Delegation,
  deleteDelegation,
  revokeDelegation,
} from '@portal/contract/requests/delegations'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useUndo } from '../../blocks/feedback/use-undo.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../core/session/session.ts'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useSignsFor } from './use-signs-for.ts'

/** Edits a delegation, deletes it before it begins, or revokes it afterwards. */
export const DelegationMenu = ({ row, onEdit }: { row: Delegation; onEdit: () => void }) => {
  const t = useDelegationTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const signsFor = useSignsFor()
  const act = useAct()
  const offerUndo = useUndo()
  const mayAdd = useMay(addDelegation.needs)
  const { id, version, from, to, delegated_to, can } = row
  const revoke = async () => {
    if (!(await confirm({ title: t('revoke_title'), text: t('revoke_text'), action: t('revoke') }))) return
    await act(revokeDelegation, { id, version })
    toast({ tone: 'success', text: t('revoked') })
  }
  const remove = async () => {
    await act(deleteDelegation, { id, version })
    // The row and its button are gone.
    restoreFocus()
    if (mayAdd && delegated_to)
      offerUndo(t('deleted'), () => act(addDelegation, { from, to, delegated_to_id: delegated_to.id }))
    else toast({ tone: 'success', text: t('deleted') })
  }
  const choose = (chosen: string) => {
    if (chosen === 'edit') onEdit()
    else (chosen === 'revoke' ? revoke() : remove()).catch(error => toast({ tone: 'danger', text: problemText(error) }))
  }
  if (!can.edit && !can.delete && !can.revoke) return null
  return (
    <Menu
      icon={<Icon name="more" size="small" />}
      items={[
        ...(can.edit ? [{ id: 'edit', label: blocks('edit'), icon: 'edit' as const }] : []),
        ...(can.revoke ? [{ id: 'revoke', label: t('revoke'), icon: 'undo' as const, tone: 'danger' as const }] : []),
        ...(can.delete
          ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      label={t('menu', { name: signsFor(row) })}
      onAction={choose}
      size="small"
      trigger="icon"
    />
  )
}
