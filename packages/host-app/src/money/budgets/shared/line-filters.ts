import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'

/** A line or category as an option, labelled with code and name. */
export const lineChoice = ({ id, code, name }: { id: string; code: string; name: string }) => ({
  value: id,
  label: `${code} · ${name}`,
})

/** Filters by category and line. No options while the budget is loading. */
export const lineFilters = (
  budget: Budget | undefined,
  labels: { readonly category: string; readonly item: string },
): readonly ListFilter[] => [
  { id: 'category_id', label: labels.category, options: budget?.categories.map(lineChoice) ?? [] },
  { id: 'item_id', label: labels.item, options: budget?.items.map(lineChoice) ?? [] },
]
