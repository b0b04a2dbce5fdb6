import type { AccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useUndo } from '../../blocks/feedback/use-undo.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useCodeTexts } from '../../core/texts/money.ts'
import { useSetActive } from './CodeSwitch.tsx'

/** Closes or reopens an account from the list and offers an undo. */
export const CodeMenu = ({ row }: { row: AccountingCode }) => {
  const t = useCodeTexts()
  const problemText = useProblemText()
  const setActive = useSetActive()
  const offerUndo = useUndo()
  const { code } = row
  const turn = async () => {
    try {
      const turned = await setActive(row, !row.active)
      // The list may be filtered by state, so the row and its button may be gone.
      restoreFocus()
      offerUndo(t(turned.active ? 'was_opened' : 'was_closed', { code }), () => setActive(turned, row.active))
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }
  return (
    <Menu
      icon={<Icon name="more" />}
      items={[{ id: 'turn', label: t(row.active ? 'close' : 'reopen'), icon: row.active ? 'lock' : 'undo' }]}
      label={t('menu', { code })}
      onAction={turn}
      size="small"
      trigger="icon"
    />
  )
}
