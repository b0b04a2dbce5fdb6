import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { Status } from '@portal/ui/Status'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref, plannedHref } from '../shared/hrefs.ts'
import { headOf, nothing } from '../shared/table-parts.tsx'
import { Explanation } from './Explanation.tsx'

const MonthName = ({ month: { month, is_closed } }: { month: MonitoredMonth }) => {
  const t = useMonitoringTexts()
  return (
    <>
      <DateText format="month" value={`${month}-01`} /> {is_closed && <Status tone="neutral">{t('closed')}</Status>}
    </>
  )
}

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`

const percentOf = ({ variance_percent: percent, phase }: MonitoredMonth) =>
  percent === null || phase === 'coming' ? nothing : <Isolate>{signed(percent)}</Isolate>

/** Columns of the monthly table. Spending links to expenses; plan and variance link to lines. */
export const useMonthColumns = ({ id, currency }: Monthly['project']): readonly Column<MonitoredMonth>[] => {
  const t = useMonitoringTexts()
  const opening = (href: string, amount: number) => (
    <Link href={href} variant="quiet">
      <Money amount={amount} hasSign={false} />
    </Link>
  )
  return [
    { id: 'month', header: t('month'), cell: row => <MonthName month={row} /> },
    {
      id: 'plan',
      header: headOf(t('plan'), currency),
      align: 'end',
      cell: ({ month, plan_minor }) => opening(plannedHref(id, { month }), plan_minor),
    },
    {
      id: 'actual',
      header: headOf(t('actual'), currency),
      align: 'end',
      cell: ({ month, phase, actual_minor }) =>
        phase === 'coming' && actual_minor === 0 ? nothing : opening(expensesHref(id, { month }), actual_minor),
    },
    {
      id: 'variance',
      header: headOf(t('variance'), currency),
      align: 'end',
      // A month that hasn't started has no spending, so it has no variance.
      cell: ({ month, phase, variance_minor }) =>
        phase === 'coming' ? nothing : opening(plannedHref(id, { month }), variance_minor),
    },
    { id: 'percent', header: t('variance_percent'), align: 'end', cell: percentOf },
    {
      id: 'cumulative_plan',
      header: headOf(t('cumulative_plan'), currency),
      align: 'end',
      cell: ({ month, cumulative_plan_minor }) => opening(plannedHref(id, { until: month }), cumulative_plan_minor),
    },
    {
      id: 'cumulative_actual',
      header: headOf(t('cumulative_actual'), currency),
      align: 'end',
      cell: ({ month, phase, cumulative_actual_minor }) =>
        phase === 'coming' ? nothing : opening(expensesHref(id, { until: month }), cumulative_actual_minor),
    },
    { id: 'explanation', header: t('explanation'), width: 'wide', cell: row => <Explanation month={row} /> },
  ]
}
