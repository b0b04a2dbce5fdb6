import type { PortfolioRow } from '@portal/contract/workspace/dashboard'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import { activitiesHref, budgetHref, commitmentsHref, expensesHref } from '../../money/budgets/shared/hrefs.ts'
import { ProjectName, SpendingPace } from './portfolio-cells.tsx'

const amounts = [
  { id: 'total_minor', header: 'budget', href: budgetHref },
  { id: 'spent_minor', header: 'spent', href: expensesHref },
  { id: 'committed_minor', header: 'committed', href: commitmentsHref },
] as const

/** Columns that compare a project's spending with its time. Every figure links to its rows. */
export const usePortfolioColumns = (): readonly Column<PortfolioRow>[] => {
  const t = useDashboardTexts()
  const sums = amounts.map(
    ({ id, header, href }): Column<PortfolioRow> => ({
      id,
      header: t(header),
      align: 'end',
      cell: ({ project, totals }) => (
        <Link href={href(project.id)} variant="quiet">
          <Money amount={totals[id]} currency={project.currency} />
        </Link>
      ),
    }),
  )
  const percent = (href: string, value: number) => (
    <Isolate>
      <Link href={href} variant="quiet">
        {`${value}%`}
      </Link>
    </Isolate>
  )
  const monthly = ({ project }: PortfolioRow) => `/staff/project/${project.id}/monthly`
  return [
    {
      id: 'project',
      header: t('project'),
      primary: true,
      width: 'wide',
      cell: ({ project }) => <ProjectName {...project} />,
    },
    {
      id: 'pace',
      header: t('pace'),
      cell: row => <SpendingPace {...row} />,
    },
    {
      id: 'burn',
      header: t('burn'),
      align: 'end',
      cell: row => (row.burn_percent === null ? '—' : percent(monthly(row), row.burn_percent)),
    },
    { id: 'time', header: t('time'), align: 'end', cell: row => percent(monthly(row), row.time_percent) },
    ...sums,
    {
      id: 'delayed',
      header: t('delayed'),
      align: 'end',
      cell: ({ project, delayed }) =>
        delayed === null ? (
          '—'
        ) : (
          <Link href={`${activitiesHref(project.id)}&delayed=yes`} variant="quiet">
            {String(delayed)}
          </Link>
        ),
    },
  ]
}
