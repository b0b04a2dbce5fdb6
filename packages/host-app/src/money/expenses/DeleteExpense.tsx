import { limits } from '@portal/contract/core/fields/limits'
import { deleteExpense, type Expense, readExpense, restoreExpense } from '@portal/contract/money/expenses/expenses'
import { DateText } from '@portal/ui/DateText'
import { Dialog } from '@portal/ui/Dialog'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { useAct, useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useUndo } from '../../blocks/feedback/use-undo.ts'
import { ReasonForm } from '../../blocks/form/ReasonDialog.tsx'
import { useExpenseTexts } from '../../core/texts/money.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'

interface DeleteProps {
  onClose: () => void
}

const Question = ({ expense, onClose }: DeleteProps & { expense: Expense }) => {
  const t = useExpenseTexts()
  const blocks = useBlockTexts()
  const act = useAct()
  const offerUndo = useUndo()
  const { id, version } = expense
  return (
    <ReasonForm
      action={blocks('delete')}
      endpoint={deleteExpense}
      input={{ id, version }}
      isDanger
      onClose={onClose}
      onDone={() => {
        onClose()
        offerUndo(t('deleted'), () => act(restoreExpense, { id }))
      }}
      reason={{ label: t('delete_reason'), maxLength: limits.text_length }}
      text={
        <>
          <div>
            <Text weight="strong">
              <Isolate direction="auto">{expense.description}</Isolate>
            </Text>
            <Text>
              <Money amount={expense.amount_minor} currency={expense.currency} /> · <DateText value={expense.date} />
            </Text>
          </div>
          <Text tone="muted">{t('delete_text')}</Text>
        </>
      }
    />
  )
}

/** Asks for the reason to delete an expense. The line's history stores it. */
export const DeleteExpense = ({ id, onClose }: DeleteProps & { id: string }) => {
  const t = useExpenseTexts()
  const read = useRead(readExpense, { id })
  return (
    <Dialog isOpen onClose={onClose} title={t('delete_title')}>
      <Loaded placeholder={<Skeleton lines={4} />} read={read}>
        {({ data }) => <Question expense={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}
