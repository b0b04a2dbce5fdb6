import type { ActivityRecord } from '@portal/contract/programmes/activities'
import type { ActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { plannedCompletion } from '@portal/contract/programmes/delays'
import { formatDate } from '@portal/ui/DateText'
import { LineChart } from '@portal/ui/LineChart'
import { useTextSource } from '@portal/ui/texts'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { areMonths, progressDays } from './progress.ts'

interface ProgressChartProps {
  row: ActivityRecord
  /** Newest first. */
  updates: readonly ActivityUpdate[]
}

/** Reported completion against an even pace over the plan. */
export const ProgressChart = ({ row, updates }: ProgressChartProps) => {
  const t = useActivityTexts()
  const { language } = useTextSource()
  const today = useToday()
  const dateOf = (day: string) => formatDate(day, 'date', language)
  const done = row.completion
  const days = progressDays(row, updates)
  // Labels omit the year if the chart covers less than one.
  const nameOf = (day: string) =>
    areMonths(days) ? formatDate(day, 'month', language) : dateOf(day).replace(/-\d{4}$/, '')
  const title = () => {
    if (today >= row.end_date) return t('progress_title_over', { done, date: dateOf(row.end_date) })
    if (today <= row.start_date) return t('progress_title_early', { done, date: dateOf(row.start_date) })
    return t('progress_title', { done, planned: plannedCompletion(row, today) })
  }
  return (
    <LineChart
      format={value => `${value}%`}
      help={t('progress_help')}
      level={2}
      points={days.map(({ day, ...values }) => ({ label: nameOf(day), values }))}
      pointsLabel={t('day')}
      series={[
        { id: 'reported', label: t('reported') },
        { id: 'planned', label: t('planned') },
      ]}
      size="small"
      title={title()}
    />
  )
}
