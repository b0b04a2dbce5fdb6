import type { Forecast, ForecastRow } from '@portal/contract/money/budgets/forecasts'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { formatDate } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { useIsNarrow } from '@portal/ui/narrow'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref, plannedHref } from '../shared/hrefs.ts'
import { headOf, nothing } from '../shared/table-parts.tsx'

/** Every line by month, where the grid isn't shown. On a narrow viewport a line opens its months. */
export const ForecastTable = ({ forecast }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { href } = useQuery()
  // On a narrow viewport a line would list every month of the project. Opening the line shows its months instead.
  const isNarrow = useIsNarrow()
  const { project, months, rows, can } = forecast
  const sum = (name: 'total' | 'difference') => headOf(t(name), project.currency)
  const money = (amount: number) => <Money amount={amount} hasSign={false} />
  const ofMonth = (row: ForecastRow, month: string, locked: boolean) => {
    const found = row.months.find(one => one.month === month)
    const amount = (locked ? found?.actual_minor : found?.plan_minor) ?? 0
    if (amount === 0) return nothing
    return locked ? (
      <Link href={expensesHref(project.id, { item_id: row.item.id, month })} variant="quiet">
        <Text as="span" tone="muted">
          {money(amount)}
        </Text>
      </Link>
    ) : (
      money(amount)
    )
  }
  const opened = ({ item: { id: item_id } }: ForecastRow) =>
    can.edit ? href({ line: item_id }) : plannedHref(project.id, { item_id })
  const columns: readonly Column<ForecastRow>[] = [
    {
      id: 'line',
      header: t('line'),
      primary: true,
      width: 'wide',
      cell: ({ item }) => <Isolate direction="auto">{`${item.code} · ${item.name}`}</Isolate>,
    },
    { id: 'total', header: sum('total'), align: 'end', cell: row => money(row.total_minor) },
    { id: 'difference', header: sum('difference'), align: 'end', cell: row => money(row.difference_minor) },
    ...months.map(({ month, locked }) => ({
      id: month,
      header: formatDate(`${month}-01`, 'month', language),
      align: 'end' as const,
      cell: (row: ForecastRow) => ofMonth(row, month, locked),
    })),
  ]
  return (
    <DataTable
      columns={columns}
      hiddenColumns={isNarrow ? months.map(({ month }) => month) : []}
      label={t('by_month')}
      rowKey={({ item }) => item.id}
      rows={rows}
      {...(isNarrow && { rowHref: opened })}
    />
  )
}
