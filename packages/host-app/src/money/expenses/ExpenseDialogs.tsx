import type { Budget } from '@portal/contract/money/budgets/budgets'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { DeleteExpense } from './DeleteExpense.tsx'
import { EditExpense, NewExpense } from './ExpenseForm.tsx'
import { LineHistory } from './LineHistory.tsx'
import { Receipts } from './Receipts.tsx'

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
