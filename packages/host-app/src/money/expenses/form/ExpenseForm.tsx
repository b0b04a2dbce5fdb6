import type { Budget } from '@portal/contract/money/budgets/budgets'
import { addExpense, type Expense, editExpense, readExpense } from '@portal/contract/money/expenses/expenses'
import { Drawer } from '@portal/ui/Drawer'
import { useRead } from '../../../blocks/api/use-read.ts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../../blocks/form/use-form.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { useNewTotal } from '../../../requests/requests/shared/use-new-total.tsx'
import { ExpenseFields } from './ExpenseFields.tsx'

interface ExpenseFormProps {
  /** The budget whose lines can be chosen. */
  budget: Budget
  onClose: () => void
}

// A refund is typed as a positive amount and sent as a negative one.
const expenseIn = (form: FormData) => {
  const { is_refund, amount_minor, ...fields } = numbersIn(form, ['amount_minor'])
  if (amount_minor === undefined) return fields
  return { ...fields, amount_minor: is_refund ? -Math.abs(Number(amount_minor)) : amount_minor }
}

export const NewExpense = ({ budget, onClose }: ExpenseFormProps) => {
  const t = useExpenseTexts()
  const { endpoint, onFailure, submit, fields, withdraw, ...newTotal } = useNewTotal(t('add'))
  const done = () => {
    newTotal.onDone()
    onClose()
  }
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        draftOf={addExpense}
        endpoint={endpoint}
        onDone={done}
        onFailure={onFailure}
        read={expenseIn}
        submit={submit}
      >
        <ExpenseFields budget={budget} onInvoice={withdraw} />
        {fields}
      </RecordForm>
    </Drawer>
  )
}

export const EditExpense = ({ budget, onClose, id }: ExpenseFormProps & { id: string }) => {
  const t = useExpenseTexts()
  const read = useRead(readExpense, { id })
  const form = (expense: Expense) => (
    <RecordForm endpoint={editExpense} onCancel={onClose} onDone={onClose} read={expenseIn} record={expense}>
      <ExpenseFields budget={budget} expense={expense} />
    </RecordForm>
  )
  return <RecordScreen onClose={onClose} read={read} show={row => ({ children: form(row) })} title={t('edit_title')} />
}
