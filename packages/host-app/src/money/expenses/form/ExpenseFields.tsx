import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import { Banner } from '@portal/ui/Banner'
import { ComboBox } from '@portal/ui/ComboBox'
import { formatMoney } from '@portal/ui/Money'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { rateFigure } from '../../exchange-rates/shared/RateText.tsx'
import { AmountFields } from './AmountFields.tsx'
import { ExpenseDay } from './ExpenseDay.tsx'
import { RequestLineField } from './RequestLineField.tsx'

interface ExpenseFieldsProps {
  budget: Budget
  /** The current values. Default: a new expense. */
  expense?: Expense
  /** Called when the amount or the linked request line changes. */
  onInvoice?: () => void
}

/** Shows the amount paid in another currency and warns that changing the amount discards it. */
const OriginalNote = ({ original }: { original: NonNullable<Expense['original']> }) => {
  const t = useExpenseTexts()
  const amount = formatMoney(original.amount_minor, original.currency)
  return <Banner tone="info">{t('original_note', { amount, rate: rateFigure(original.rate) })}</Banner>
}

/** Fields of an expense. The balance shown for the chosen line excludes this expense. */
export const ExpenseFields = ({ budget, expense, onInvoice }: ExpenseFieldsProps) => {
  const t = useExpenseTexts()
  const { currency } = budget.project
  const [itemId, setItemId] = useState(expense?.item.id ?? null)
  const [isRefund, setRefund] = useState((expense?.amount_minor ?? 0) < 0)
  const item = budget.items.find(({ id }) => id === itemId)
  const own = expense && item?.id === expense.item.id ? expense.amount_minor : 0
  const left = item && t('left', { amount: formatMoney(item.surplus_minor + own, currency) })
  return (
    <>
      <ComboBox
        isRequired
        label={t('item')}
        name="item_id"
        onChange={id => {
          setItemId(id)
          onInvoice?.()
        }}
        options={budget.items.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
        {...(left && { help: left })}
        {...(budget.items.length === 0 && { emptyText: t('no_lines') })}
        {...(expense && { defaultValue: expense.item.id })}
      />
      {itemId && (
        <RequestLineField currency={currency} expense={expense} itemId={itemId} key={itemId} onLine={onInvoice} />
      )}
      <AmountFields
        currency={currency}
        expense={expense}
        isRefund={isRefund}
        onAmount={onInvoice}
        onRefund={setRefund}
      />
      {expense?.original && <OriginalNote original={expense.original} />}
      <ExpenseDay expense={expense} isRefund={isRefund} project={budget.project} />
      <TextField defaultValue={expense?.description ?? ''} isRequired label={t('description')} name="description" />
      <TextField
        defaultValue={expense?.reference ?? ''}
        direction="ltr"
        help={t('reference_help')}
        isOptional
        label={t('reference')}
        name="reference"
      />
    </>
  )
}
