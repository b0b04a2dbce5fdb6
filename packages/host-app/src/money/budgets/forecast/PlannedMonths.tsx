import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { type LineMonth, lineMonths, type Narrowing, varianceOf } from '@portal/contract/money/budgets/planned-months'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref } from '../shared/hrefs.ts'
import { headOf, LineName, nothing } from '../shared/table-parts.tsx'
import { MonthSums } from './MonthSums.tsx'

interface PlannedMonthsProps {
  forecast: Forecast
  narrowing: Narrowing
}

export const PlannedMonths = ({ forecast, narrowing }: PlannedMonthsProps) => {
  const t = useMonitoringTexts()
  const { project } = forecast
  const rows = lineMonths(forecast, narrowing)
  const money = (amount: number) => <Money amount={amount} hasSign={false} />
  const spent = ({ item, month, actual_minor }: LineMonth) =>
    actual_minor === 0 ? (
      nothing
    ) : (
      <Link href={expensesHref(project.id, { item_id: item.id, month })} variant="quiet">
        {money(actual_minor)}
      </Link>
    )
  const columns: readonly Column<LineMonth>[] = [
    { id: 'line', header: t('line'), primary: true, width: 'wide', cell: ({ item }) => <LineName item={item} /> },
    { id: 'month', header: t('month'), cell: ({ month }) => <DateText format="month" value={`${month}-01`} /> },
    {
      id: 'planned',
      header: headOf(t('planned'), project.currency),
      align: 'end',
      cell: ({ plan_minor }) => (plan_minor === 0 ? nothing : money(plan_minor)),
    },
    { id: 'spent', header: headOf(t('spent'), project.currency), align: 'end', cell: spent },
    {
      id: 'variance',
      header: headOf(t('variance'), project.currency),
      align: 'end',
      cell: row => {
        const variance = varianceOf(row)
        return variance === null ? nothing : money(variance)
      },
    },
  ]
  return (
    <>
      <MonthSums narrowing={narrowing} project={project} rows={rows} />
      <DataTable
        columns={columns}
        empty={<EmptyState title={t('no_money')}>{t('no_money_text')}</EmptyState>}
        label={t('by_month')}
        rowKey={({ id }) => id}
        rows={rows}
      />
    </>
  )
}
