import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { sumOfExpenses } from '@portal/contract/money/budgets/project-dollars'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { ReportColumn, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import { priced } from './money.ts'
import type { ReportWords } from './report-words.ts'

type Row = Pick<Expense, 'amount_minor' | 'usd_minor'> & Partial<Expense>

const columnsOf = (words: ReportWords, currency: Currency, hasOriginals: boolean): readonly ReportColumn<Row>[] => {
  const { t, expense, nameOf } = words
  const describe = ({ description, reason, amount_minor }: Row) => {
    if (!description || !reason) return description ?? null
    return amount_minor < 0 ? expense('refund_because', { description, reason }) : `${description} (${reason})`
  }
  const isInDollars = currency === 'usd'
  const rate: ReportColumn<Row> = {
    ...{ id: 'rate', header: t('rate'), kind: 'figure', width: 12, isLeftOffPaper: true },
    of: row => row.usd_rate ?? null,
  }
  const originals: readonly ReportColumn<Row>[] = [
    {
      ...{ id: 'original', header: expense('original'), kind: 'figure', width: 14, isLeftOffPaper: true },
      of: ({ original }) => (original ? original.amount_minor / 100 : null),
    },
    {
      ...{
        id: 'original_currency',
        header: expense('original_currency'),
        kind: 'code',
        width: 10,
        isLeftOffPaper: true,
      },
      of: ({ original }) => (original ? isoCurrency(original.currency) : null),
    },
    {
      ...{ id: 'original_rate', header: expense('original_rate'), kind: 'figure', width: 12, isLeftOffPaper: true },
      of: ({ original }) => original?.rate ?? null,
    },
  ]
  return [
    { id: 'date', header: expense('date'), kind: 'day', width: 15, of: row => row.date ?? null },
    {
      ...{ id: 'category', header: expense('category'), kind: 'text', width: 24, isLeftOffPaper: true },
      of: row => (row.category ? `${row.category.code} ${row.category.name}` : null),
    },
    {
      ...{ id: 'item_code', header: words.project('code'), kind: 'code', width: 12 },
      of: row => row.item?.code ?? t('total'),
    },
    { id: 'item', header: expense('item'), kind: 'text', width: 30, of: row => row.item?.name ?? null },
    { id: 'description', header: expense('description'), kind: 'text', width: 40, of: describe },
    { id: 'reference', header: expense('reference'), kind: 'code', width: 16, of: row => row.reference ?? null },
    {
      ...{ id: 'amount', header: priced(words, expense('amount'), currency), kind: 'money', width: 14 },
      of: row => row.amount_minor,
      ...(!isInDollars && { usd: { header: priced(words, expense('amount'), 'usd'), of: row => row.usd_minor } }),
    },
    ...(isInDollars ? [] : [rate]),
    ...(hasOriginals ? originals : []),
    {
      ...{ id: 'by', header: expense('by'), kind: 'text', width: 22 },
      of: row => (row.by ? nameOf(row.by) : null),
    },
  ]
}

/** All expenses of a project, oldest first, with their sum. Dollars use the rate of each expense's date. */
export const expensesTable = (words: ReportWords, currency: Currency, expenses: readonly Expense[]): Table =>
  tableOf<Row>({
    id: 'expenses',
    title: words.t('expenses'),
    empty: words.t('no_expenses'),
    columns: columnsOf(
      words,
      currency,
      expenses.some(({ original }) => original !== null),
    ),
    rows: [
      ...expenses.map(row => ['line', row] as const),
      ...(expenses.length > 0 ? [['total', sumOfExpenses(expenses)] as const] : []),
    ],
  })
