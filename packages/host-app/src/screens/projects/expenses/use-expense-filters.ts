import type { Budget } from '@portal/contract/budgets'
import { monthsBetween } from '@portal/contract/forecasts'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import type { ListFilter } from '../../../blocks/ResourceList.tsx'
import { useExpenseTexts } from './texts.ts'

/** What expenses can be narrowed by: category, line and month of the project. */
export const useExpenseFilters = (budget: Budget | undefined): readonly ListFilter[] => {
  const t = useExpenseTexts()
  const { language } = useTextSource()
  const named = ({ id, code, name }: { id: string; code: string; name: string }) => ({
    value: id,
    label: `${code} · ${name}`,
  })
  return [
    { id: 'category_id', label: t('category'), options: budget?.categories.map(named) ?? [] },
    { id: 'item_id', label: t('item'), options: budget?.items.map(named) ?? [] },
    {
      id: 'month',
      label: t('month'),
      options: budget
        ? monthsBetween(budget.project.start_date, budget.project.end_date).map(value => ({
            value,
            label: formatDate(`${value}-01`, 'month', language),
          }))
        : [],
    },
  ]
}
