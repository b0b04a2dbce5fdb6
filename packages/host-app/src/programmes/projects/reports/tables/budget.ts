import { percentOf } from '@portal/contract/core/fields/money'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { inDollars, knownDollars, leftInDollars } from '@portal/contract/money/budgets/project-dollars'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { Weight } from '../../../../core/workbook/kinds.ts'
import type { ReportColumn, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import { moneyColumn, priced } from './money.ts'
import type { ReportWords } from './report-words.ts'

/** A line, a category, or the totals. Only lines have all figures. */
type Row = LineTotals & Partial<BudgetItem>

const columnsOf = (words: ReportWords, { project, items }: Budget): readonly ReportColumn<Row>[] => {
  const { t } = words
  const figure = (id: 'amount' | 'frequency'): ReportColumn<Row> => ({
    ...{ id, header: t(id), kind: 'figure', width: 10, of: row => row[id] ?? null },
  })
  const money = (id: 'total_minor' | 'committed_minor', header: string) =>
    moneyColumn<Row>(words, project, { id, header, of: row => row[id] })
  const spent = { id: 'spent_minor', header: t('spent'), of: (row: Row) => row.spent_minor }
  // Explains why the totals differ from the amounts.
  const transferred: ReportColumn<Row> = {
    ...{ id: 'transferred', header: priced(words, t('transferred'), project.currency), kind: 'money', width: 13 },
    of: row => row.transferred_minor ?? null,
  }
  const surplus = { id: 'surplus_minor', header: t('surplus'), of: (row: Row) => row.surplus_minor }
  const exchange: ReportColumn<Row> = {
    ...{ id: 'exchange', header: priced(words, t('exchange_difference'), 'usd'), kind: 'money', width: 14 },
    of: row => leftInDollars(project, row)?.exchange_difference ?? null,
  }
  return [
    { id: 'code', header: words.project('code'), kind: 'code', width: 10, of: row => row.code ?? t('total') },
    { id: 'name', header: t('item'), kind: 'text', width: 32, of: row => row.name ?? null },
    figure('amount'),
    { id: 'unit', header: t('unit'), kind: 'text', width: 10, of: row => row.unit ?? null },
    figure('frequency'),
    {
      ...{ id: 'price', header: priced(words, t('price'), project.currency), kind: 'money', width: 13 },
      of: row => row.price_minor ?? null,
    },
    { id: 'load', header: t('load'), kind: 'percent', width: 9, of: row => row.load_percentage ?? null },
    ...(items.some(({ transferred_minor }) => transferred_minor !== 0) ? [transferred] : []),
    money('total_minor', t('planned')),
    moneyColumn<Row>(words, project, { ...spent, usd: knownDollars }),
    {
      ...{ id: 'spent_percent', header: t('spent_percent'), kind: 'percent', width: 9 },
      of: row => percentOf(row.spent_minor, row.total_minor),
    },
    money('committed_minor', t('committed')),
    moneyColumn<Row>(words, project, { ...surplus, usd: row => leftInDollars(project, row)?.surplus ?? null }),
    ...(inDollars(project) ? [exchange] : []),
    {
      ...{ id: 'accounting_code', header: t('accounting_code'), kind: 'code', width: 14 },
      of: row => row.accounting_code ?? null,
    },
    {
      ...{ id: 'notes', header: t('notes'), kind: 'text', width: 32, isLeftOffPaper: true },
      of: row => row.notes ?? null,
    },
  ]
}

/** The current budget: each category with its sums and lines, then the totals. */
export const budgetTable = (words: ReportWords, budget: Budget): Table => {
  const { categories, items, totals } = budget
  const linesOf = Map.groupBy(items, ({ category_id }) => category_id)
  const rows = categories.flatMap(({ id, can: _, version: __, ...category }): [Weight, Row][] => [
    ['group', category],
    ...(linesOf.get(id) ?? []).map((line): [Weight, Row] => ['line', line]),
  ])
  return tableOf<Row>({
    id: 'budget',
    title: words.t('budget'),
    empty: words.t('no_lines'),
    columns: columnsOf(words, budget),
    rows: rows.length > 0 ? [...rows, ['total', totals]] : [],
  })
}
