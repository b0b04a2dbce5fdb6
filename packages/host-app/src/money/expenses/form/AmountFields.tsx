import type { Expense } from '@portal/contract/money/expenses/expenses'
import { Checkbox } from '@portal/ui/Checkbox'
import { MoneyField } from '@portal/ui/MoneyField'
import { useExpenseTexts } from '../../../core/texts/money.ts'

interface AmountFieldsProps {
  currency: string
  /** The current values. Default: a new expense. */
  expense?: Expense | undefined
  isRefund: boolean
  /** Called whenever the amount changes. */
  onAmount?: (() => void) | undefined
  onRefund: (isRefund: boolean) => void
}

/** The amount of an expense or refund. Both are typed as positive amounts; a refund needs a reason. */
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
