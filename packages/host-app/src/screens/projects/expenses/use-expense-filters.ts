import type { Budget } from '@portal/contract/budgets'
import { monthsBetween } from '@portal/contract/forecasts'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import type { ListFilter } from '../../../blocks/ResourceList.tsx'
import { lineFilters } from '../../../parts/budget_lines/line-filters.ts'
import { useExpenseTexts } from './texts.ts'

/** What expenses can be narrowed by: category, line, month of the project, or all up to one. */
export const useExpenseFilters = (budget: Budget | undefined): readonly ListFilter[] => {
  const t = useExpenseTexts()
  const { language } = useTextSource()
  const months = budget ? monthsBetween(budget.project.start_date, budget.project.end_date) : []
  const options = months.map(value => ({ value, label: formatDate(`${value}-01`, 'month', language) }))
  return [
    ...lineFilters(budget, { category: t('category'), item: t('item') }),
    { id: 'month', label: t('month'), options },
    { id: 'until', label: t('until'), options },
  ]
}
