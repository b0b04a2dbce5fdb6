import type { MonitoredMonth, Monthly } from '@portal/contract/monitoring'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { expensesHref, plannedHref } from '../../parts/budget_lines/hrefs.ts'
import { Explanation } from './Explanation.tsx'
import { nothing } from './nothing.tsx'
import { useMonitoringTexts } from './texts.ts'

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`

const percentOf = ({ variance_percent: percent, phase }: MonitoredMonth) =>
  percent === null || phase === 'coming' ? nothing : <Isolate>{signed(percent)}</Isolate>

/** The columns of the months; what was spent leads to its expenses, what is planned and the variance to the lines. */
export const useMonthColumns = ({ id, currency }: Monthly['project']): readonly Column<MonitoredMonth>[] => {
  const t = useMonitoringTexts()
  const opening = (href: string, amount: number) => (
    <Link href={href} variant="quiet">
      <Money amount={amount} currency={currency} />
    </Link>
  )
  return [
    { id: 'month', header: t('month'), cell: row => <DateText format="month" value={`${row.month}-01`} /> },
    {
      id: 'plan',
      header: t('plan'),
      align: 'end',
      cell: ({ month, plan_minor }) => opening(plannedHref(id, { month }), plan_minor),
    },
    {
      id: 'actual',
      header: t('actual'),
      align: 'end',
      cell: ({ month, phase, actual_minor }) =>
        phase === 'coming' && actual_minor === 0 ? nothing : opening(expensesHref(id, { month }), actual_minor),
    },
    {
      id: 'variance',
      header: t('variance'),
      align: 'end',
      // A month that has not begun has spent nothing yet, which is no variance.
      cell: ({ month, phase, variance_minor }) =>
        phase === 'coming' ? nothing : opening(plannedHref(id, { month }), variance_minor),
    },
    {
      id: 'percent',
      header: t('variance_percent'),
      align: 'end',
      cell: percentOf,
    },
    {
      id: 'cumulative_plan',
      header: t('cumulative_plan'),
      align: 'end',
      cell: ({ month, cumulative_plan_minor }) => opening(plannedHref(id, { until: month }), cumulative_plan_minor),
    },
    {
      id: 'cumulative_actual',
      header: t('cumulative_actual'),
      align: 'end',
      cell: ({ month, phase, cumulative_actual_minor }) =>
        phase === 'coming' ? nothing : opening(expensesHref(id, { until: month }), cumulative_actual_minor),
    },
    { id: 'explanation', header: t('explanation'), width: 'wide', cell: row => <Explanation month={row} /> },
  ]
}
