import { deleteExpense, type Expense, readExpense, restoreExpense } from '@portal/contract/expenses'
import { limits } from '@portal/contract/limits'
import { DateText } from '@portal/ui/DateText'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useAct, useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useUndo } from '../../../blocks/feedback/use-undo.ts'
import { FormButtons } from '../../../blocks/form/FormButtons.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { useExpenseTexts } from './texts.ts'

interface DeleteProps {
  onClose: () => void
}

const Question = ({ expense, onClose }: DeleteProps & { expense: Expense }) => {
  const t = useExpenseTexts()
  const blocks = useBlockTexts()
  const act = useAct()
  const offerUndo = useUndo()
  const { id, version } = expense
  const { form, isSending } = useForm({
    endpoint: deleteExpense,
    send: act,
    read: (typed): object => ({ id, version, ...filled(typed) }),
    onDone: () => {
      onClose()
      // Its row is gone, and the button with it.
      restoreFocus()
      offerUndo(t('deleted'), () => act(restoreExpense, { id }))
    },
  })
  return (
    <Form
      {...form}
      actions={<FormButtons isDanger isSending={isSending} onCancel={onClose} submit={blocks('delete')} />}
      // No field of this form contains the amount or the day.
      serverError={form.problems.amount_minor ?? form.problems.date ?? form.serverError}
    >
      <Text>
        <DateText value={expense.date} /> <Isolate direction="auto">{expense.description}</Isolate>{' '}
        <Money amount={expense.amount_minor} currency={expense.currency} />
      </Text>
      <Text tone="muted">{t('delete_text')}</Text>
      <TextArea isRequired label={t('delete_reason')} maxLength={limits.text_length} name="reason" />
    </Form>
  )
}

/** Asks why an expense is deleted; what is answered stays in the changes of its line. */
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
