import { type Monthly, spendingLead } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { LineChart } from '@portal/ui/LineChart'
import { Link } from '@portal/ui/Link'
import { formatMoney, signOf } from '@portal/ui/Money'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref, plannedHref } from '../shared/hrefs.ts'
import { shortAmount } from '../short-amount.ts'

/** Cumulative plan and actual by month. Future months have no actual. */
export const CumulativeChart = ({ monthly }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { project, months } = monthly
  const off = spendingLead(months)
  const title = off === 0 ? t('chart_even') : t(off < 0 ? 'chart_behind' : 'chart_ahead', { percent: Math.abs(off) })
  if (months.every(({ plan_minor }) => plan_minor === 0))
    return (
      <EmptyState
        action={<Link href={`/staff/project/${project.id}/forecast`}>{t('to_forecast')}</Link>}
        title={t('no_plan')}
      />
    )
  return (
    <LineChart
      format={value => formatMoney(value, project.currency)}
      formatShort={value => shortAmount(value, project.currency, language)}
      help={t('chart_help', { currency: signOf(project.currency) })}
      level={2}
      points={months.map(({ month, phase, cumulative_plan_minor, cumulative_actual_minor }) => ({
        label: formatDate(`${month}-01`, 'month', language),
        values: { plan: cumulative_plan_minor, actual: phase === 'coming' ? null : cumulative_actual_minor },
        hrefs: {
          plan: plannedHref(project.id, { until: month }),
          actual: expensesHref(project.id, { until: month }),
        },
      }))}
      pointsLabel={t('month')}
      series={[
        { id: 'actual', label: t('actual') },
        { id: 'plan', label: t('plan') },
      ]}
      title={title}
    />
  )
}
