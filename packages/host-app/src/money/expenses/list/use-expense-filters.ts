import type { Budget } from '@portal/contract/money/budgets/budgets'
import { monthsBetween } from '@portal/contract/money/budgets/forecasts'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { useActivityFilter } from '../../../programmes/activities/shared/use-activity-choices.ts'
import { lineFilters, useMonthFilters } from '../../budgets/shared/filters.ts'

/** Filters by category, line, and project month (one, or all up to one). */
export const useExpenseFilters = (projectId: string, budget: Budget | undefined): readonly ListFilter[] => {
  const t = useExpenseTexts()
  const months = budget ? monthsBetween(budget.project.start_date, budget.project.end_date) : []
  const ofMonths = useMonthFilters(months, { month: t('month'), until: t('until') })
  const { get } = useQuery()
  const { isOffered, options, search } = useActivityFilter(projectId, get('activity_id'))
  const ofActivity = isOffered ? [{ id: 'activity_id', label: t('activity'), options, search }] : []
  return [...lineFilters(budget, { category: t('category'), item: t('item') }), ...ofActivity, ...ofMonths]
}
