import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'

export interface BreakdownLine extends LineTotals {
  readonly id: string
  readonly label: string
  readonly isCategory: boolean
  /** Filter that finds the rows behind the figures. */
  readonly filter: { readonly item_id: string } | { readonly category_id: string }
}

export const itemLines = ({ items }: Budget, categoryId: string): BreakdownLine[] =>
  items
    .filter(({ category_id }) => category_id === categoryId)
    .map(item => ({
      ...item,
      label: `${item.code} · ${item.name}`,
      isCategory: false,
      filter: { item_id: item.id },
    }))

/** Each category in order, followed by its items. */
export const breakdownLines = (budget: Budget): BreakdownLine[] =>
  budget.categories.flatMap(category => [
    {
      ...category,
      label: `${category.code} · ${category.name}`,
      isCategory: true,
      filter: { category_id: category.id },
    },
    ...itemLines(budget, category.id),
  ])
