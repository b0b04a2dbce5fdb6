import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { isSame, plus, zero } from '../../model/sums.ts'
import type { StoreEvents } from '../events/events.ts'
import { TOTALS } from './row-order.ts'

export interface CategoryNames {
  readonly code?: string | undefined
  readonly name?: string | undefined
}

export interface Group {
  /** As the server last reported it. */
  stored: BudgetCategory
  /** Its code and name where they are shown otherwise. */
  overrides: CategoryNames
  /** By how much the lines shown differ from those stored. */
  delta: LineTotals
}

/**
 * Lines as they are stored and as they are shown, with their sums. The sums shown are the stored ones and what the lines
 * shown differ from those stored: an edit costs the same in a budget of 50 lines and of 10,000.
 */
export const createLineStore = (budget: Budget, { row: { notify } }: StoreEvents) => {
  const stored = new Map(budget.items.map(item => [item.id, item]))
  /** Only lines that differ from what is stored; null is a line that is being deleted. */
  const shown = new Map<string, BudgetItem | null>()
  const groups = new Map<string, Group>()
  let { totals } = budget
  let delta = zero

  const addCategory = (category: BudgetCategory) =>
    groups.set(category.id, { stored: category, overrides: {}, delta: groups.get(category.id)?.delta ?? zero })
  budget.categories.map(addCategory)

  const line = (id: string) => {
    const override = shown.get(id)
    return override === undefined ? stored.get(id) : (override ?? undefined)
  }
  const deltaOf = (id: string) => (shown.has(id) ? plus(line(id) ?? zero, stored.get(id) ?? zero, -1) : zero)
  const groupOf = (id: string) => groups.get((line(id) ?? stored.get(id))?.category_id ?? '')

  /** Changes a line and moves the sums by what it changed. */
  const change = (id: string, run: () => void) => {
    const before = deltaOf(id)
    const former = groupOf(id)
    run()
    const difference = plus(deltaOf(id), before, -1)
    const group = former ?? groupOf(id)
    // A line whose category was deleted is listed nowhere, and counts in no sum.
    if (group) {
      delta = plus(delta, difference)
      group.delta = plus(group.delta, difference)
    }
    for (const row of [id, group?.stored.id ?? '', TOTALS]) notify(row)
  }
  return {
    line,
    stored: (id: string) => stored.get(id),
    category: (id: string): BudgetCategory | undefined => {
      const group = groups.get(id)
      return group && { ...group.stored, ...group.overrides, ...plus(group.stored, group.delta) }
    },
    storedCategory: (id: string) => groups.get(id)?.stored,
    addCategory,
    totals: () => plus(totals, delta),
    storedTotals: () => totals,
    /** Shows a line otherwise than it is stored; undefined as it is stored, null not at all. */
    setShown: (id: string, item: BudgetItem | null | undefined) =>
      change(id, () => (item === undefined ? shown.delete(id) : shown.set(id, item))),
    /** Takes the server's state of a line, undefined where it was deleted; the sums move with it. */
    setStored: (id: string, item: BudgetItem | undefined) => {
      // One that was deleted again before it was stored is not shown, and counts in its category nevertheless.
      const group = groupOf(id) ?? groups.get(item?.category_id ?? '')
      const difference = plus(item ?? zero, stored.get(id) ?? zero, -1)
      totals = plus(totals, difference)
      if (group) group.stored = { ...group.stored, ...plus(group.stored, difference) }
      change(id, () => (item ? stored.set(id, item) : stored.delete(id)))
    },
    /** Takes the server's categories and sums; false where these include lines that others changed. */
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
    /** Shows a category under another code or name than it is stored with; an empty object ends that. */
    setShownCategory: (id: string, overrides: CategoryNames) => {
      const group = groups.get(id)
      if (group) group.overrides = overrides
      notify(id)
    },
  }
}

/** Lines and their sums. */
export type LineStore = ReturnType<typeof createLineStore>
