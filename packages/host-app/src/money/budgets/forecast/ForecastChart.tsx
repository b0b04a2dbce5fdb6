import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { formatDate } from '@portal/ui/DateText'
import { formatMoney, signOf } from '@portal/ui/Money'
import { StackedChart } from '@portal/ui/StackedChart'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref, plannedHref } from '../shared/hrefs.ts'
import { shortAmount } from '../short-amount.ts'

/** Spending in past months and the plan for the others. */
export const ForecastChart = ({ forecast: { project, months } }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { currency } = project
  const coming = months.reduce((sum, { locked, plan_minor }) => sum + (locked ? 0 : plan_minor), 0)
  const hrefsOf = (month: string, locked: boolean): Record<string, string> => {
    const href = locked ? expensesHref(project.id, { month }) : plannedHref(project.id, { month })
    return { [locked ? 'spent' : 'planned']: href, total: href }
  }
  return (
    <StackedChart
      format={value => formatMoney(value, currency)}
      formatShort={value => shortAmount(value, currency, language)}
      help={t('forecast_chart_help', { currency: signOf(currency) })}
      level={2}
      points={months.map(({ month, locked, plan_minor, actual_minor }) => ({
        label: formatDate(`${month}-01`, 'month', language),
        values: { spent: locked ? actual_minor : 0, planned: locked ? 0 : plan_minor },
        hrefs: hrefsOf(month, locked),
      }))}
      pointsLabel={t('month')}
      series={[
        { id: 'spent', label: t('spent') },
        { id: 'planned', label: t('planned') },
      ]}
      title={t('forecast_chart', { amount: formatMoney(coming, currency) })}
    />
  )
}
