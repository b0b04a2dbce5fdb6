import type { MonitoredMonth, Monthly } from '@portal/contract/monitoring'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { expensesHref } from '../../parts/expenses/expenses-href.ts'
import { Explanation } from './Explanation.tsx'
import { nothing } from './nothing.tsx'
import { useMonitoringTexts } from './texts.ts'

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`

const percentOf = ({ variance_percent: percent, phase }: MonitoredMonth) =>
  percent === null || phase === 'coming' ? nothing : <Isolate>{signed(percent)}</Isolate>

/** The columns of the months; what was spent leads to its expenses, and what is planned to the lines by month. */
export const useMonthColumns = (project: Monthly['project']): readonly Column<MonitoredMonth>[] => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  // A month that has not begun has spent nothing yet, which is no variance.
  const begun = ({ phase }: MonitoredMonth, amount: number) => (phase === 'coming' ? nothing : money(amount))
  const spent = (months: { month: string } | { until: string }, amount: number) => (
    <Link href={expensesHref(project.id, months)} variant="quiet">
      {money(amount)}
    </Link>
  )
  // In the forecast months that have passed hold what was spent, no longer what was planned.
  const plan = ({ phase, plan_minor }: MonitoredMonth) =>
    phase === 'past' ? (
      money(plan_minor)
    ) : (
      <Link href={`/staff/project/${project.id}/forecast`} variant="quiet">
        {money(plan_minor)}
      </Link>
    )
  return [
    { id: 'month', header: t('month'), cell: row => <DateText format="month" value={`${row.month}-01`} /> },
    { id: 'plan', header: t('plan'), align: 'end', cell: row => plan(row) },
    {
      id: 'actual',
      header: t('actual'),
      align: 'end',
      cell: row =>
        row.phase === 'coming' && row.actual_minor === 0 ? nothing : spent({ month: row.month }, row.actual_minor),
    },
    { id: 'variance', header: t('variance'), align: 'end', cell: row => begun(row, row.variance_minor) },
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
      cell: row => money(row.cumulative_plan_minor),
    },
    {
      id: 'cumulative_actual',
      header: t('cumulative_actual'),
      align: 'end',
      cell: row => (row.phase === 'coming' ? nothing : spent({ until: row.month }, row.cumulative_actual_minor)),
    },
    { id: 'explanation', header: t('explanation'), width: 'wide', cell: row => <Explanation month={row} /> },
  ]
}
