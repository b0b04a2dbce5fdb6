import { limits } from '@portal/contract/core/fields/limits'
import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import { TextArea } from '@portal/ui/TextArea'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { usePeriodTexts } from '../../../core/texts/programmes.ts'
import { OutsideReason } from '../../../programmes/periods/OutsideReason.tsx'

interface ExpenseReasonProps {
  date: string
  expense: Expense | undefined
  isRefund: boolean
  project: Period
  /** The linked activity, once loaded. */
  activity: Period | undefined
}

/**
 * Reason for a refund, or for a date outside the period of the project or activity. Renders nothing if neither applies.
 */
export const ExpenseReason = ({ date, expense, isRefund, project, activity }: ExpenseReasonProps) => {
  const t = useExpenseTexts()
  const words = usePeriodTexts()
  const reason = expense?.reason ?? ''
  const outside = [
    ...(isOutside(project, date) ? [{ text: words('outside_project'), period: project }] : []),
    ...(activity && isOutside(activity, date) ? [{ text: words('outside_activity'), period: activity }] : []),
  ]
  if (outside.length > 0)
    return <OutsideReason defaultValue={reason} outside={outside} {...(isRefund && { label: t('reason') })} />
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
