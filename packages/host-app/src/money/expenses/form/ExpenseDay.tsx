import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import { ComboBox } from '@portal/ui/ComboBox'
import { DatePicker } from '@portal/ui/DatePicker'
import { useState } from 'react'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { useActivityChoices, useActivityPeriod } from '../../../programmes/activities/shared/use-activity-choices.ts'
import { ExpenseReason } from './ExpenseReason.tsx'

interface ExpenseDayProps {
  project: Budget['project']
  /** The current values. Undefined for a new expense. */
  expense: Expense | undefined
  isRefund: boolean
}

/** Date and optional activity of an expense, and the reason if the date is outside their periods. */
export const ExpenseDay = ({ project, expense, isRefund }: ExpenseDayProps) => {
  const t = useExpenseTexts()
  const today = useToday()
  const activities = useActivityChoices(project.id, expense?.activity)
  const [activityId, setActivityId] = useState(expense?.activity?.id ?? null)
  const activity = useActivityPeriod(activityId, expense?.activity)
  const [date, setDate] = useState(expense?.date ?? today)
  return (
    <>
      <DatePicker
        defaultValue={expense?.date ?? today}
        isRequired
        label={t('date')}
        max={today}
        name="date"
        onChange={day => setDate(day ?? '')}
      />
      <ExpenseReason activity={activity} date={date} expense={expense} isRefund={isRefund} project={project} />
      {activities.isOffered && (
        <ComboBox
          {...activities.box}
          isOptional
          label={t('activity')}
          name="activity_id"
          onChange={id => {
            activities.box.onChange(id)
            setActivityId(id)
          }}
          {...(expense?.activity && { defaultValue: expense.activity.id })}
        />
      )}
    </>
  )
}
