import type { MonitoredMonth, Monthly } from '@portal/contract/monitoring'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { expensesHref } from '../../parts/expenses/expenses-href.ts'
import { Explanation } from './Explanation.tsx'
import { useMonitoringTexts } from './texts.ts'

const percentText = ({ variance_percent: percent, phase }: MonitoredMonth) =>
  percent === null || phase === 'coming' ? '—' : `${percent > 0 ? '+' : ''}${percent}%`

/** The columns of the months; what was spent leads to its expenses. */
export const useMonthColumns = (project: Monthly['project']): readonly Column<MonitoredMonth>[] => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  // A month that has not begun has spent nothing yet, which is no variance.
  const begun = ({ phase }: MonitoredMonth, amount: number) => (phase === 'coming' ? '—' : money(amount))
  return [
    { id: 'month', header: t('month'), cell: row => <DateText format="month" value={`${row.month}-01`} /> },
    { id: 'plan', header: t('plan'), align: 'end', cell: row => money(row.plan_minor) },
    {
      id: 'actual',
      header: t('actual'),
      align: 'end',
      cell: row => (
        <Link href={expensesHref(project.id, { month: row.month })} variant="quiet">
          {money(row.actual_minor)}
        </Link>
      ),
    },
    { id: 'variance', header: t('variance'), align: 'end', cell: row => begun(row, row.variance_minor) },
    {
      id: 'percent',
      header: t('variance_percent'),
      align: 'end',
      cell: row => <Isolate>{percentText(row)}</Isolate>,
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
      cell: row => begun(row, row.cumulative_actual_minor),
    },
    { id: 'explanation', header: t('explanation'), width: 'wide', cell: row => <Explanation month={row} /> },
  ]
}
