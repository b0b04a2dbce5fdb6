import { purchaseRequests } from '@portal/contract/purchase_requests'
import { DatePicker } from '@portal/ui/DatePicker'
import { MoneyField } from '@portal/ui/MoneyField'
import { Select } from '@portal/ui/Select'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useToday } from '../../../blocks/api/use-today.ts'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { numbersIn } from '../../../blocks/form/numbers-in.ts'
import { useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import type { ActionDialogProps } from './ActionDialog.tsx'

/** What was paid for a purchase, line by line; what the request committed of the line is released. */
export const ExpenseDialog = ({ row, onDone, onAway }: Omit<ActionDialogProps, 'name'>) => {
  const t = useRequestTexts()
  const today = useToday()
  const [opened] = useState(row)
  const { commitments: lines } = opened
  const [first] = lines
  const [lineId, setLineId] = useState(first?.item_id ?? '')
  const [amount, setAmount] = useState(first?.amount_minor ?? null)
  const { form, isSending } = useForm({
    endpoint: purchaseRequests.post_expense,
    send: useAct(),
    read: typed => ({ id: opened.id, version: opened.version, ...numbersIn(typed, ['amount_minor']) }),
    onDone,
  })
  const choose = (id: string) => {
    setLineId(id)
    setAmount(lines.find(({ item_id }) => item_id === id)?.amount_minor ?? null)
  }
  return (
    <FormDialog
      cancel={t('away')}
      form={form}
      isSending={isSending}
      onClose={onAway}
      submit={t('actions.post_expense.submit')}
      title={t('actions.post_expense.title')}
    >
      <Text tone="muted">{t('actions.post_expense.lead')}</Text>
      <Select
        isRequired
        label={t('item.budget_item_id')}
        name="item_id"
        onChange={choose}
        options={lines.map(({ item_id, code, name }) => ({ value: item_id, label: `${code} · ${name}` }))}
        value={lineId}
      />
      <MoneyField
        currency={opened.currency}
        isRequired
        label={t('expense.amount')}
        name="amount_minor"
        onChange={setAmount}
        value={amount}
      />
      <DatePicker defaultValue={today} isRequired label={t('expense.date')} max={today} name="date" />
      <TextField
        defaultValue={opened.description.slice(0, 200)}
        isRequired
        label={t('expense.description')}
        name="description"
      />
      <TextField defaultValue={opened.reference} isOptional label={t('expense.reference')} name="reference" />
    </FormDialog>
  )
}
