import type { PortfolioRow } from '@portal/contract/workspace/dashboard'
import { StackedChart } from '@portal/ui/StackedChart'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import { budgetHref, commitmentsHref, expensesHref } from '../../money/budgets/shared/hrefs.ts'

const MOST = 8

const rounded = (percent: number) => Math.round(percent * 10) / 10

/** Budget shares of the fastest-spending projects in per cent. Amounts in different currencies are never added up. */
export const PortfolioChart = ({ rows }: { rows: readonly PortfolioRow[] }) => {
  const t = useDashboardTexts()
  const drawn = rows.filter(({ burn_percent }) => burn_percent !== null).slice(0, MOST)
  const [first] = drawn
  if (!first) return null
  const { project, burn_percent, time_percent } = first
  return (
    <StackedChart
      format={value => `${value}%`}
      help={t('chart_help')}
      layout="rows"
      points={drawn.map(({ project: { id, code }, burn_percent: spent, committed_percent: committed }) => ({
        label: code,
        values: {
          spent: spent ?? 0,
          committed: committed ?? 0,
          left: rounded(100 - (spent ?? 0) - (committed ?? 0)),
        },
        hrefs: { spent: expensesHref(id), committed: commitmentsHref(id), left: budgetHref(id), total: budgetHref(id) },
      }))}
      pointsLabel={t('project')}
      series={[
        { id: 'spent', label: t('spent') },
        { id: 'committed', label: t('committed') },
        { id: 'left', label: t('left') },
      ]}
      title={t('chart', { code: project.code, burn: burn_percent ?? 0, time: time_percent })}
    />
  )
}
