import type { Forecast, ForecastRow } from '@portal/contract/forecasts'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { formatDate } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { useIsNarrow } from '@portal/ui/narrow'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useQuery } from '../../blocks/use-query.ts'
import { useMonitoringTexts } from './texts.ts'

/** Every line by month; one that may be planned opens its months. */
export const ForecastTable = ({ forecast }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { href } = useQuery()
  // As a list each line would be as long as the project; its months are seen when it is opened.
  const isNarrow = useIsNarrow()
  const { project, months, rows, can } = forecast
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const ofMonth = (row: ForecastRow, month: string, locked: boolean) => {
    const found = row.months.find(one => one.month === month)
    const amount = (locked ? found?.actual_minor : found?.plan_minor) ?? 0
    if (amount === 0)
      return (
        <Text as="span" tone="muted">
          —
        </Text>
      )
    return locked ? (
      <Text as="span" tone="muted">
        {money(amount)}
      </Text>
    ) : (
      money(amount)
    )
  }
  const columns: readonly Column<ForecastRow>[] = [
    {
      id: 'line',
      header: t('line'),
      primary: true,
      width: 'wide',
      cell: ({ item }) => <Isolate direction="auto">{`${item.code} · ${item.name}`}</Isolate>,
    },
    { id: 'total', header: t('total'), align: 'end', cell: row => money(row.total_minor) },
    { id: 'difference', header: t('difference'), align: 'end', cell: row => money(row.difference_minor) },
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
      {...(can.edit && { rowHref: (row: ForecastRow) => href({ line: row.item.id }) })}
    />
  )
}
