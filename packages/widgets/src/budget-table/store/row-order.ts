import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { StoreEvents } from './events.ts'

/** ID of the totals row, which comes last. */
export const TOTALS = 'totals'

export const createRowOrder = (budget: Budget, { row, table }: StoreEvents) => {
  const ids = new Map<string, string[]>(budget.categories.map(({ id }) => [id, []]))
  for (const { id, category_id } of budget.items) ids.get(category_id)?.push(id)
  const folded = new Set<string>()
  let rows: readonly string[] | undefined

  const changed = () => {
    rows = undefined
    table.notify('rows')
  }

  return {
    categories: () => [...ids.keys()],
    linesIn: (category: string): readonly string[] => ids.get(category) ?? [],
    isFolded: (category: string) => folded.has(category),
    /** IDs of listed rows: categories, and lines of unfolded categories. */
    rows: () => {
      rows ??= [...ids].flatMap(([category, lines]) => (folded.has(category) ? [category] : [category, ...lines]))
      return rows
    },
    addCategory: (id: string) => {
      if (!ids.has(id)) ids.set(id, [])
      changed()
    },
    /** Inserts a line after `after_id`, or first if null. Otherwise appends it. */
    insert: ({ id, category_id, after_id }: Pick<AddedItem, 'id' | 'category_id' | 'after_id'>) => {
      const lines = ids.get(category_id)
      if (!lines || lines.includes(id)) return
      const at = after_id === null ? 0 : lines.indexOf(after_id ?? '') + 1 || lines.length
      lines.splice(at, 0, id)
      changed()
    },
    remove: (removed: ReadonlySet<string>) => {
      for (const [category, lines] of ids)
        if (lines.some(id => removed.has(id)))
          ids.set(
            category,
            lines.filter(id => !removed.has(id)),
          )
      changed()
    },
    fold: (category: string, isFolded: boolean) => {
      if (isFolded) folded.add(category)
      else folded.delete(category)
      row.notify(category)
      changed()
    },
  }
}
