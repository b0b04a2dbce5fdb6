import type { Expense } from '@portal/contract/expenses'
import { limits } from '@portal/contract/limits'
import { isOutside, type Period } from '@portal/contract/periods'
import { TextArea } from '@portal/ui/TextArea'
import { OutsideReason } from '../../../parts/period/OutsideReason.tsx'
import { usePeriodTexts } from '../../../parts/period/texts.ts'
import { useExpenseTexts } from './texts.ts'

interface ExpenseReasonProps {
  date: string
  expense: Expense | undefined
  isRefund: boolean
  /** Of the project. */
  period: Period
}

/** Why money came back, or why a day is outside of the project's period; nothing where neither is so. */
export const ExpenseReason = ({ date, expense, isRefund, period }: ExpenseReasonProps) => {
  const t = useExpenseTexts()
  const words = usePeriodTexts()
  const reason = expense?.reason ?? ''
  const label = isRefund ? t('reason') : undefined
  if (isOutside(period, date))
    return (
      <OutsideReason defaultValue={reason} period={period} text={words('outside_project')} {...(label && { label })} />
    )
  return (
    isRefund && (
      <TextArea
        defaultValue={reason}
        help={t('reason_help')}
        isRequired
        label={t('reason')}
        maxLength={limits.text_length}
        name="reason"
      />
    )
  )
}
