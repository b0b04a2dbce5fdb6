import { type Budget, readBudget } from '@portal/contract/budgets'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { useRead } from '../../blocks/use-read.ts'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { BreakdownChart } from './BreakdownChart.tsx'
import { BreakdownTable } from './BreakdownTable.tsx'
import { BudgetScreen } from './BudgetScreen.tsx'
import { SumStats } from './SumStats.tsx'
import { useMonitoringTexts } from './texts.ts'

/** Planned, spent, committed and surplus by category and item; every figure opens the rows that sum to it. */
const BudgetBreakdown = () => {
  const t = useMonitoringTexts()
  const { id = '' } = useCurrentRoute().params
  const read = useRead(readBudget, { id })
  const toBudget = <Link href={`/staff/project/${id}?tab=budget`}>{t('to_budget')}</Link>
  const show = (budget: Budget) =>
    budget.items.length === 0 ? (
      <EmptyState action={toBudget} title={t('empty')}>
        {t('empty_text')}
      </EmptyState>
    ) : (
      <>
        <SumStats project={budget.project} totals={budget.totals} />
        <BreakdownChart budget={budget} />
        <BreakdownTable budget={budget} />
      </>
    )
  return <BudgetScreen name="BudgetBreakdown" read={read} show={show} />
}

export default BudgetBreakdown
