import type { Budget } from '@portal/contract/budgets'
import { percentOf } from '@portal/contract/money'
import type { LineTotals } from '@portal/contract/totals'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { expensesHref } from '../../parts/expenses/expenses-href.ts'
import { useMonitoringTexts } from './texts.ts'

interface Line extends LineTotals {
  readonly id: string
  readonly label: string
  readonly isCategory: boolean
  readonly href: string
}

const linesOf = ({ project, categories, items }: Budget): Line[] =>
  categories.flatMap(category => [
    {
      ...category,
      label: `${category.code} · ${category.name}`,
      isCategory: true,
      href: expensesHref(project.id, { category_id: category.id }),
    },
    ...items
      .filter(({ category_id }) => category_id === category.id)
      .map(item => ({
        ...item,
        label: `${item.code} · ${item.name}`,
        isCategory: false,
        href: expensesHref(project.id, { item_id: item.id }),
      })),
  ])

/** Categories, each followed by its items; what was spent leads to the expenses that sum to it. */
export const BreakdownTable = ({ budget }: { budget: Budget }) => {
  const t = useMonitoringTexts()
  const figure = (line: Line, amount: number) => (
    <Text as="span" weight={line.isCategory ? 'strong' : 'normal'}>
      <Money amount={amount} currency={budget.project.currency} />
    </Text>
  )
  const columns: readonly Column<Line>[] = [
    {
      id: 'line',
      header: t('line'),
      primary: true,
      width: 'wide',
      cell: row => (
        <Text as="span" weight={row.isCategory ? 'strong' : 'normal'}>
          <Isolate direction="auto">{row.label}</Isolate>
        </Text>
      ),
    },
    { id: 'planned', header: t('planned'), align: 'end', cell: row => figure(row, row.total_minor) },
    {
      id: 'spent',
      header: t('spent'),
      align: 'end',
      cell: row => (
        <Link href={row.href} variant="quiet">
          {figure(row, row.spent_minor)}
        </Link>
      ),
    },
    { id: 'committed', header: t('committed'), align: 'end', cell: row => figure(row, row.committed_minor) },
    { id: 'surplus', header: t('surplus'), align: 'end', cell: row => figure(row, row.surplus_minor) },
    {
      id: 'percent',
      header: t('spent_percent'),
      align: 'end',
      cell: row => <Isolate>{`${percentOf(row.spent_minor, row.total_minor) ?? 0}%`}</Isolate>,
    },
  ]
  return <DataTable columns={columns} label={t('line')} rowKey={({ id }) => id} rows={linesOf(budget)} />
}
