import { filesNeed } from '@portal/contract/files/files'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMay } from '../../../core/session/session.ts'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'

/** Opens an expense's receipts, edits it, or asks for the reason to delete it. */
export const ExpenseMenu = ({ expense }: { expense: Expense }) => {
  const t = useExpenseTexts()
  const blocks = useBlockTexts()
  const { set } = useQuery()
  const seesFiles = useMay(filesNeed)
  const { id, description } = expense
  if (!seesFiles && !expense.can.edit && !expense.can.delete) return null
  return (
    <Menu
      icon={<Icon name="more" size="small" />}
      items={[
        ...(seesFiles ? [{ id: 'receipts', label: t('receipts'), icon: 'file' as const }] : []),
        ...(expense.can.edit ? [{ id: 'edit_expense', label: blocks('edit'), icon: 'edit' as const }] : []),
        ...(expense.can.delete
          ? [{ id: 'delete_expense', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      label={t('actions', { name: description })}
      onAction={act => set({ act, expense: id }, { isStep: true })}
      size="small"
      trigger="icon"
    />
  )
}
