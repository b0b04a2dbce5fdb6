import type { Activity } from '@portal/contract/programmes/activities'
import { wasDelayed } from '@portal/contract/programmes/delays'
import type { ReportColumn, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import { moneyColumn, type ProjectMoney } from './money.ts'
import type { ReportWords } from './report-words.ts'

/** An activity, or the totals row. */
type Row = Partial<Activity>

const isLine = (row: Row): row is Activity => row.state !== undefined

const sumOf = (rows: readonly Activity[]): Row => {
  const sums = { planned_beneficiaries: 0, actual_beneficiaries: 0, planned_value_minor: 0, actual_cost_minor: 0 }
  for (const row of rows) {
    sums.planned_beneficiaries += row.planned_beneficiaries
    sums.actual_beneficiaries += row.actual_beneficiaries
    sums.planned_value_minor += row.planned_value_minor
    sums.actual_cost_minor += row.actual_cost_minor
  }
  return sums
}

const columnsOf = (words: ReportWords, project: ProjectMoney): readonly ReportColumn<Row>[] => {
  const { t, activity } = words
  const figure = (id: 'planned_beneficiaries' | 'actual_beneficiaries'): ReportColumn<Row> => ({
    ...{ id, header: activity(id), kind: 'figure', width: 14, of: row => row[id] ?? null },
  })
  const day = (id: 'start_date' | 'end_date' | 'actual_start' | 'actual_end'): ReportColumn<Row> => ({
    ...{ id, header: activity(id), kind: 'day', width: 15, of: row => row[id] ?? null },
  })
  const money = (id: 'planned_value_minor' | 'actual_cost_minor') =>
    moneyColumn<Row>(words, project, { id, header: activity(id), of: row => row[id] ?? null })
  return [
    { id: 'code', header: activity('code'), kind: 'code', width: 12, of: row => row.code ?? t('total') },
    { id: 'name', header: activity('name'), kind: 'text', width: 40, of: row => row.name ?? null },
    {
      ...{ id: 'general_type', header: activity('general_type'), kind: 'text', width: 12, isLeftOffPaper: true },
      of: row => (row.general_type ? activity(`general_types.${row.general_type}`) : null),
    },
    {
      ...{ id: 'state', header: activity('state'), kind: 'text', width: 14 },
      of: row => (row.state ? activity(`states.${row.state}`) : null),
    },
    day('start_date'),
    day('end_date'),
    day('actual_start'),
    day('actual_end'),
    {
      ...{ id: 'delay', header: t('delay'), kind: 'text', width: 12, isLeftOffPaper: true },
      of: row => {
        if (isLine(row) && wasDelayed(row)) return activity('was_delayed')
        return row.is_delayed ? activity('delayed') : null
      },
    },
    { id: 'completion', header: t('completion'), kind: 'percent', width: 9, of: row => row.completion ?? null },
    figure('planned_beneficiaries'),
    figure('actual_beneficiaries'),
    money('planned_value_minor'),
    money('actual_cost_minor'),
  ]
}

/** The activities of a project with a totals row. */
export const activitiesTable = (words: ReportWords, project: ProjectMoney, activities: readonly Activity[]): Table =>
  tableOf<Row>({
    id: 'activities',
    title: words.t('activities'),
    empty: words.t('no_activities'),
    columns: columnsOf(words, project),
    rows: [
      ...activities.map(row => ['line', row] as const),
      ...(activities.length > 0 ? [['total', sumOf(activities)] as const] : []),
    ],
  })
