import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'

/** A line or a category as a choice, by its code and its name. */
export const lineChoice = ({ id, code, name }: { id: string; code: string; name: string }) => ({
  value: id,
  label: `${code} · ${name}`,
})

/** What rows on budget lines can be narrowed by: their category and their line; no choices until the budget is there. */
export const lineFilters = (
  budget: Budget | undefined,
  labels: { readonly category: string; readonly item: string },
): readonly ListFilter[] => [
  { id: 'category_id', label: labels.category, options: budget?.categories.map(lineChoice) ?? [] },
  { id: 'item_id', label: labels.item, options: budget?.items.map(lineChoice) ?? [] },
]
