import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { addTotals, isSame, zero } from '../model/columns.ts'
import type { StoreEvents } from './events.ts'
import { TOTALS } from './row-order.ts'

export interface CategoryNames {
  readonly code?: string | undefined
  readonly name?: string | undefined
}

export interface CategoryGroup {
  /** As the server last reported it. */
  stored: BudgetCategory
  /** Code and name, where they differ from the saved ones. */
  overrides: CategoryNames
  /** Difference between the sums of shown and saved lines. */
  delta: LineTotals
}

/**
 * Saved and shown lines with their sums. Shown sums are saved sums plus the differences. An edit costs the same at 50
 * and 10,000 lines.
 */
export const createLineStore = (budget: Budget, { row: { notify } }: StoreEvents) => {
  const stored = new Map(budget.items.map(item => [item.id, item]))
  /** Lines that differ from the saved ones. Null marks a line being deleted. */
  const shown = new Map<string, BudgetItem | null>()
  const groups = new Map<string, CategoryGroup>()
  let { totals } = budget
  let delta = zero

  const addCategory = (category: BudgetCategory) =>
    groups.set(category.id, { stored: category, overrides: {}, delta: groups.get(category.id)?.delta ?? zero })
  budget.categories.map(addCategory)

  const line = (id: string) => {
    const override = shown.get(id)
    return override === undefined ? stored.get(id) : (override ?? undefined)
  }
  const deltaOf = (id: string) => (shown.has(id) ? addTotals(line(id) ?? zero, stored.get(id) ?? zero, -1) : zero)
  const groupOf = (id: string) => groups.get((line(id) ?? stored.get(id))?.category_id ?? '')

  /** Changes a line and updates the sums by the difference. */
  const change = (id: string, run: () => void) => {
    const before = deltaOf(id)
    const former = groupOf(id)
    run()
    const difference = addTotals(deltaOf(id), before, -1)
    const group = former ?? groupOf(id)
    // A line whose category was deleted isn't listed and counts in no sum.
    if (group) {
      delta = addTotals(delta, difference)
      group.delta = addTotals(group.delta, difference)
    }
    for (const row of [id, group?.stored.id ?? '', TOTALS]) notify(row)
  }
  return {
    line,
    stored: (id: string) => stored.get(id),
    category: (id: string): BudgetCategory | undefined => {
      const group = groups.get(id)
      return group && { ...group.stored, ...group.overrides, ...addTotals(group.stored, group.delta) }
    },
    storedCategory: (id: string) => groups.get(id)?.stored,
    addCategory,
    totals: () => addTotals(totals, delta),
    storedTotals: () => totals,
    /** Overrides the shown line. Undefined shows the saved line, null hides it. */
    setShown: (id: string, item: BudgetItem | null | undefined) =>
      change(id, () => (item === undefined ? shown.delete(id) : shown.set(id, item))),
    /** Sets the saved line, or undefined if it was deleted. Updates the sums. */
    setStored: (id: string, item: BudgetItem | undefined) => {
      // A line deleted before it was saved isn't shown, but counts in its category's saved sum.
      const group = groupOf(id) ?? groups.get(item?.category_id ?? '')
      const difference = addTotals(item ?? zero, stored.get(id) ?? zero, -1)
      totals = addTotals(totals, difference)
      if (group) group.stored = { ...group.stored, ...addTotals(group.stored, difference) }
      change(id, () => (item ? stored.set(id, item) : stored.delete(id)))
    },
    /** Sets the server's categories and sums. Returns false if they include changes by others. */
    setStoredSums: (categories: readonly BudgetCategory[], reported: LineTotals = totals): boolean => {
      let isExpected = isSame(totals, reported)
      for (const category of categories) {
        const group = groups.get(category.id)
        isExpected &&= !group || isSame(group.stored, category)
        if (group) group.stored = category
        notify(category.id)
      }
      totals = reported
      notify(TOTALS)
      return isExpected
    },
    /** Shows a category under another code or name. An empty object shows the saved ones. */
    setShownCategory: (id: string, overrides: CategoryNames) => {
      const group = groups.get(id)
      if (group) group.overrides = overrides
      notify(id)
    },
  }
}

export type LineStore = ReturnType<typeof createLineStore>
