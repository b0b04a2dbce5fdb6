import { DatePicker } from '@portal/ui/DatePicker'
import { MoneyField } from '@portal/ui/MoneyField'
import { Select } from '@portal/ui/Select'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { invoiceFigures } from '../shared/invoice-figures.ts'
import { linesWithBudget } from './actions.ts'
import type { RequestActionDialogProps } from './RequestActionDialog.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

/** Posts one invoice or salary of a request. It draws down the line's commitment. */
export const ExpenseDialog = ({ row, onDone, onAway }: Omit<RequestActionDialogProps, 'name'>) => {
  const t = useRequestTexts()
  const today = useToday()
  const [opened] = useState(row)
  const lines = linesWithBudget(opened)
  const first = lines.find(({ open_minor }) => open_minor > 0) ?? lines[0]
  const [line, setLine] = useState(first)
  const [amount, setAmount] = useState(first?.open_minor || null)
  const { newTotal, form, isSending } = useInvoiceForm({ item_id: line?.budget_item_id, onDone, onAway })
  const choose = (id: string) => {
    const chosen = lines.find(one => one.id === id)
    setLine(chosen)
    setAmount(chosen?.open_minor || null)
    newTotal.withdraw()
  }
  return (
    <FormDialog
      cancel={t('away')}
      form={form}
      isSending={isSending}
      onClose={onAway}
      submit={newTotal.submit}
      title={t('actions.post_expense.title')}
    >
      <Text tone="muted">{t('actions.post_expense.lead')}</Text>
      <Select
        isRequired
        label={t('item.item')}
        name="request_item_id"
        onChange={choose}
        options={lines.map(({ id, name, budget_code }) => ({ value: id, label: `${budget_code ?? ''} · ${name}` }))}
        value={line?.id ?? ''}
        {...(line && {
          help: t(
            'invoice_figures',
            invoiceFigures({ ...line, approved_minor: line.total_price_minor }, opened.currency),
          ),
        })}
      />
      <MoneyField
        currency={opened.currency}
        isRequired
        label={t('expense.amount')}
        name="amount_minor"
        onChange={minor => {
          setAmount(minor)
          newTotal.withdraw()
        }}
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
      {newTotal.fields}
    </FormDialog>
  )
}
