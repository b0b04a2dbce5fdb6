import type { Expense } from '@portal/contract/money/expenses/expenses'
import { Checkbox } from '@portal/ui/Checkbox'
import { MoneyField } from '@portal/ui/MoneyField'
import { useExpenseTexts } from './texts.ts'

interface AmountFieldsProps {
  currency: string
  /** As it is. Default a new one. */
  expense?: Expense | undefined
  isRefund: boolean
  /** Called with every change of the amount. */
  onAmount?: (() => void) | undefined
  onRefund: (isRefund: boolean) => void
}

/** What was spent, or came back with a reason: both are typed as an amount. */
export const AmountFields = ({ currency, expense, isRefund, onAmount, onRefund }: AmountFieldsProps) => {
  const t = useExpenseTexts()
  return (
    <>
      <MoneyField
        currency={currency}
        defaultValue={expense ? Math.abs(expense.amount_minor) : null}
        isRequired
        label={t('amount')}
        name="amount_minor"
        onChange={minor => {
          if (minor !== null && minor < 0) onRefund(true)
          onAmount?.()
        }}
      />
      <Checkbox isChecked={isRefund} name="is_refund" onChange={onRefund}>
        {t('is_refund')}
      </Checkbox>
    </>
  )
}
