import { percentOf } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { budgetDollars, type DollarSum, OverDollars } from '../InDollars.tsx'
import { commitmentsHref, expensesHref, linesHref } from '../shared/hrefs.ts'
import { headOf } from '../shared/table-parts.tsx'
import type { BreakdownLine } from './breakdown-lines.ts'

export const BreakdownTable = ({ project, lines }: { project: Budget['project']; lines: readonly BreakdownLine[] }) => {
  const t = useMonitoringTexts()
  const { id, currency } = project
  const weighed = ({ isCategory }: BreakdownLine, words: ReactNode) => (
    <Text as="span" weight={isCategory ? 'strong' : 'normal'}>
      {words}
    </Text>
  )
  const figure = (line: BreakdownLine, amount: number) => weighed(line, <Money amount={amount} hasSign={false} />)
  const opening = (href: string, line: BreakdownLine, amount: number) => (
    <Link href={href} variant="quiet">
      {figure(line, amount)}
    </Link>
  )
  const sum = (row: BreakdownLine, name: DollarSum, figures: ReactNode) => (
    <OverDollars amount={row.isCategory ? budgetDollars(project, row)?.[name] : null}>{figures}</OverDollars>
  )
  // An item has no lines below it, so its plan and balance aren't links.
  const ofLines = (row: BreakdownLine, amount: number) =>
    row.isCategory ? opening(linesHref(id, row.id), row, amount) : figure(row, amount)
  const columns: readonly Column<BreakdownLine>[] = [
    {
      id: 'line',
      header: t('line'),
      primary: true,
      width: 'wide',
      cell: row => weighed(row, <Isolate direction="auto">{row.label}</Isolate>),
    },
    {
      id: 'planned',
      header: headOf(t('planned'), currency),
      align: 'end',
      cell: row => sum(row, 'total', ofLines(row, row.total_minor)),
    },
    {
      id: 'spent',
      header: headOf(t('spent'), currency),
      align: 'end',
      cell: row => sum(row, 'spent', opening(expensesHref(id, row.filter), row, row.spent_minor)),
    },
    {
      id: 'committed',
      header: headOf(t('committed'), currency),
      align: 'end',
      cell: row => sum(row, 'committed', opening(commitmentsHref(id, row.filter), row, row.committed_minor)),
    },
    {
      id: 'surplus',
      header: headOf(t('surplus'), currency),
      align: 'end',
      cell: row => sum(row, 'surplus', ofLines(row, row.surplus_minor)),
    },
    {
      id: 'percent',
      header: t('spent_percent'),
      align: 'end',
      cell: row => weighed(row, <Isolate>{`${percentOf(row.spent_minor, row.total_minor) ?? 0}%`}</Isolate>),
    },
  ]
  return <DataTable columns={columns} label={t('line')} rowKey={({ id }) => id} rows={lines} />
}
