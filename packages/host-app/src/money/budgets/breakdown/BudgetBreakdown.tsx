import { type Budget, readBudget } from '@portal/contract/money/budgets/budgets'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { useRead } from '../../../blocks/api/use-read.ts'
import { NarrowBy } from '../../../blocks/list/NarrowBy.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { BudgetScreen } from '../BudgetScreen.tsx'
import { lineFilters } from '../shared/filters.ts'
import { budgetHref } from '../shared/hrefs.ts'
import { OverBudget } from '../shared/OverBudget.tsx'
import { BreakdownChart } from './BreakdownChart.tsx'
import { BreakdownTable } from './BreakdownTable.tsx'
import { breakdownLines, itemLines } from './breakdown-lines.ts'
import { SumStats } from './SumStats.tsx'

const BudgetBreakdown = () => {
  const t = useMonitoringTexts()
  const { id = '' } = useCurrentRoute().params
  const { get } = useQuery()
  const read = useRead(readBudget, { id })
  const show = (budget: Budget) => {
    const { project, totals, categories, items } = budget
    if (items.length === 0)
      return (
        <EmptyState action={<Link href={budgetHref(id)}>{t('to_budget')}</Link>} title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      )
    const category = categories.find(one => one.id === get('category_id'))
    const [ofCategory] = lineFilters(budget, { category: t('category'), item: t('line') })
    const filter = ofCategory && <NarrowBy filters={[ofCategory]} />
    if (category)
      return (
        <>
          {filter}
          <SumStats categoryId={category.id} project={project} totals={category} />
          <BreakdownTable lines={itemLines(budget, category.id)} project={project} />
        </>
      )
    return (
      <>
        <OverBudget budget={budget} />
        <SumStats project={project} totals={totals} />
        <BreakdownChart budget={budget} />
        {filter}
        <BreakdownTable lines={breakdownLines(budget)} project={project} />
      </>
    )
  }
  return <BudgetScreen name="BudgetBreakdown" read={read} show={show} />
}

export default BudgetBreakdown
