import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import type { Value } from '../../../../core/workbook/kinds.ts'
import type { ReportColumn, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import { priced } from './money.ts'
import type { ReportWords } from './report-words.ts'

type Row = Pick<MonitoredMonth, 'plan_minor' | 'actual_minor'> & Partial<MonitoredMonth>

// A month that hasn't begun has no actual figures, so it has no variance. The totals row has none either.
const begun = (row: Row, value: number | null | undefined): Value =>
  row.phase === undefined || row.phase === 'coming' ? null : (value ?? null)

const columnsOf = (words: ReportWords, { project }: Monthly): readonly ReportColumn<Row>[] => {
  const { t } = words
  const money = (id: string, header: string, of: (row: Row) => Value): ReportColumn<Row> => ({
    ...{ id, of, kind: 'money', width: 14, header: priced(words, header, project.currency) },
  })
  return [
    { id: 'month', header: t('month'), kind: 'month', width: 15, of: row => row.month ?? t('total') },
    money('plan', t('plan'), row => row.plan_minor),
    money('actual', t('actual'), row => row.actual_minor),
    money('variance', t('variance'), row => begun(row, row.variance_minor)),
    {
      ...{ id: 'variance_percent', header: t('variance_percent'), kind: 'percent', width: 10 },
      of: row => begun(row, row.variance_percent),
    },
    money('cumulative_plan', t('cumulative_plan'), row => row.cumulative_plan_minor ?? null),
    money('cumulative_actual', t('cumulative_actual'), row => begun(row, row.cumulative_actual_minor)),
    {
      ...{ id: 'explanation', header: t('explanation'), kind: 'text', width: 48 },
      of: row => row.explanation?.text ?? null,
    },
  ]
}

/** Plan and actual by month, with running totals and explanations. */
export const monthsTable = (words: ReportWords, monthly: Monthly): Table => {
  const { months } = monthly
  const sum = (of: (row: Row) => number) => months.reduce((all, row) => all + of(row), 0)
  const all: Row = { plan_minor: sum(row => row.plan_minor), actual_minor: sum(row => row.actual_minor) }
  return tableOf<Row>({
    id: 'months',
    title: words.t('months'),
    empty: words.t('no_months'),
    columns: columnsOf(words, monthly),
    rows: [...months.map(row => ['line', row] as const), ...(months.length > 0 ? [['total', all] as const] : [])],
  })
}
