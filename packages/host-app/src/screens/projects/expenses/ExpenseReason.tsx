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
  project: Period
  /** The one that it names, once its days are known. */
  activity: Period | undefined
}

/** Why money came back, or why a day is outside of the project's period or the activity's; nothing where neither is so. */
export const ExpenseReason = ({ date, expense, isRefund, project, activity }: ExpenseReasonProps) => {
  const t = useExpenseTexts()
  const words = usePeriodTexts()
  const reason = expense?.reason ?? ''
  const label = isRefund ? t('reason') : undefined
  const outside = (period: Period, text: string) => (
    <OutsideReason defaultValue={reason} period={period} text={text} {...(label && { label })} />
  )
  if (isOutside(project, date)) return outside(project, words('outside_project'))
  if (activity && isOutside(activity, date)) return outside(activity, words('outside_activity'))
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
