import type { Budget } from '@portal/contract/money/budgets/budgets'
import { moved } from '@portal/ui/Movable'

interface ArrangedRow {
  readonly kind: 'category' | 'line'
  readonly id: string
  readonly code: string
  readonly name: string
}

const rowOf = (kind: ArrangedRow['kind'], { id, code, name }: Omit<ArrangedRow, 'kind'>): ArrangedRow => ({
  ...{ kind, id, code, name },
})

/** Flattens categories and their lines into one list. */
export const rowsOf = ({ categories, items }: Budget): readonly ArrangedRow[] =>
  categories.flatMap(category => [
    rowOf('category', category),
    ...items.filter(({ category_id }) => category_id === category.id).map(line => rowOf('line', line)),
  ])

/**
 * Moves a line to another position of that list, and returns the new budget and the request's input. Positions exclude
 * the first heading, which can't move. Undefined if there is no such line.
 */
export const withMovedLine = (budget: Budget, from: number, to: number) => {
  const [first, ...rows] = rowsOf(budget)
  const id = rows[from]?.id
  if (!first || rows[from]?.kind !== 'line' || id === undefined) return undefined
  const next = [first, ...moved(rows, from, to)]
  const at = next.findIndex(row => row.id === id)
  const above = next[at - 1]
  const category = next.slice(0, at).findLast(({ kind }) => kind === 'category')
  if (!category) return undefined
  const items = next.flatMap(row => budget.items.find(item => item.id === row.id) ?? [])
  return {
    asked: { id, category_id: category.id, after_id: above?.kind === 'line' ? above.id : null },
    budget: {
      ...budget,
      items: items.map(item => (item.id === id ? { ...item, category_id: category.id } : item)),
    },
  }
}
