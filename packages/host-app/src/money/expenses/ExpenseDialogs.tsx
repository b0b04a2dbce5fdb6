import type { Budget } from '@portal/contract/money/budgets/budgets'
import { readExpense } from '@portal/contract/money/expenses/expenses'
import { Drawer } from '@portal/ui/Drawer'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useExpenseTexts } from '../../core/texts/money.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { DeleteExpense } from './DeleteExpense.tsx'
import { EditExpense, NewExpense } from './form/ExpenseForm.tsx'
import { LineHistory } from './LineHistory.tsx'

const Receipts = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useExpenseTexts()
  const name = useRead(readExpense, { id }).data?.data.description
  return (
    <Drawer isOpen onClose={onClose} title={name ? t('receipts_of', { name }) : t('receipts')}>
      <FileList of={{ kind: 'expense', id }} />
    </Drawer>
  )
}

/** Dialogs and drawers over the list of expenses. The URL opens one at a time. */
export const ExpenseDialogs = ({ budget, mayPost }: { budget: Budget; mayPost: boolean }) => {
  const { get, set } = useQuery()
  const onClose = () => set({ act: undefined, expense: undefined })
  const [id, line] = [get('expense'), get('item_id')]
  switch (get('act')) {
    case 'post':
      return mayPost && <NewExpense budget={budget} onClose={onClose} />
    case 'import_expenses':
      return budget.can.import_expenses && <ImportDialog kind="expenses" onClose={onClose} project={budget.project} />
    case 'line_history':
      return line && <LineHistory budget={budget} id={line} onClose={onClose} />
    case 'edit_expense':
      return id && <EditExpense budget={budget} id={id} onClose={onClose} />
    case 'delete_expense':
      return id && <DeleteExpense id={id} onClose={onClose} />
    case 'receipts':
      return id && <Receipts id={id} onClose={onClose} />
    default:
      return null
  }
}
