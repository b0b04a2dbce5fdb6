import type { AddedItem } from '@portal/contract/budget_items'
import type { Budget } from '@portal/contract/budgets'

/** In which order categories and lines stand, and which categories are folded. */
export const placesOf = (budget: Budget, ring: (name: string) => void) => {
  const ids = new Map<string, string[]>(budget.categories.map(({ id }) => [id, []]))
  for (const { id, category_id } of budget.items) ids.get(category_id)?.push(id)
  const folded = new Set<string>()
  let rows: readonly string[] | undefined

  const lay = () => {
    rows = undefined
    ring('rows')
  }

  return {
    categories: () => [...ids.keys()],
    linesIn: (category: string): readonly string[] => ids.get(category) ?? [],
    isFolded: (category: string) => folded.has(category),
    /** What is listed from top to bottom: categories, and the lines of those that are unfolded. */
    rows: () => {
      rows ??= [...ids].flatMap(([category, lines]) => (folded.has(category) ? [category] : [category, ...lines]))
      return rows
    },
    addCategory: (id: string) => {
      if (!ids.has(id)) ids.set(id, [])
      lay()
    },
    /** Gives a line its place: after another one, with null the first, else the last. */
    place: ({ id, category_id, after_id }: Pick<AddedItem, 'id' | 'category_id' | 'after_id'>) => {
      const lines = ids.get(category_id)
      if (!lines || lines.includes(id)) return
      const at = after_id === null ? 0 : lines.indexOf(after_id ?? '') + 1 || lines.length
      lines.splice(at, 0, id)
      lay()
    },
    displace: (id: string) => {
      for (const lines of ids.values()) {
        const at = lines.indexOf(id)
        if (at >= 0) lines.splice(at, 1)
      }
      lay()
    },
    fold: (category: string, isFolded: boolean) => {
      if (isFolded) folded.add(category)
      else folded.delete(category)
      ring(category)
      lay()
    },
  }
}

/** The order of a budget. */
export type Places = ReturnType<typeof placesOf>
