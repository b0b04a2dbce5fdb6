import { deleteExpense, type Expense, restoreExpense } from '@portal/contract/expenses'
import { filesNeed } from '@portal/contract/files'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useProblemText } from '../../../blocks/problem-text.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { useQuery } from '../../../blocks/use-query.ts'
import { useAct } from '../../../blocks/use-read.ts'
import { restoreFocus } from '../../../blocks/use-restore-focus.ts'
import { useUndo } from '../../../blocks/use-undo.ts'
import { useMay } from '../../../session/session.ts'
import { useExpenseTexts } from './texts.ts'

/** Leads to the receipts of an expense, changes it, or deletes it at once and offers to bring it back. */
export const ExpenseMenu = ({ expense }: { expense: Expense }) => {
  const t = useExpenseTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const act = useAct()
  const { set } = useQuery()
  const offerUndo = useUndo()
  const seesFiles = useMay(filesNeed)
  const { id, version, description } = expense
  const remove = () =>
    act(deleteExpense, { id, version }).then(
      () => {
        // Its row is gone, and the button with it.
        restoreFocus()
        offerUndo(t('deleted'), () => act(restoreExpense, { id }))
      },
      (error: unknown) => toast({ tone: 'danger', text: problemText(error) }),
    )
  if (!seesFiles && !expense.can.edit && !expense.can.delete) return null
  return (
    <Menu
      icon={<Icon name="more" size="small" />}
      items={[
        ...(seesFiles ? [{ id: 'receipts', label: t('receipts'), icon: 'file' as const }] : []),
        ...(expense.can.edit ? [{ id: 'edit', label: blocks('edit'), icon: 'edit' as const }] : []),
        ...(expense.can.delete
          ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      label={t('actions', { name: description })}
      onAction={chosen =>
        chosen === 'delete'
          ? void remove()
          : set({ act: chosen === 'edit' ? 'edit_expense' : chosen, expense: id }, { isStep: true })
      }
      size="small"
      trigger="icon"
    />
  )
}
