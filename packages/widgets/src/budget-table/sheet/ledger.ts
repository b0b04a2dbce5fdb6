import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { BudgetItem } from '@portal/contract/budget_items'
import type { Budget } from '@portal/contract/budgets'
import type { LineTotals } from '@portal/contract/totals'
import { isSame, plus, zero } from './sums.ts'

interface Naming {
  readonly code?: string | undefined
  readonly name?: string | undefined
}

interface Group {
  /** As the server last told it. */
  stored: BudgetCategory
  /** Its code and name where they are shown otherwise. */
  over: Naming
  /** What the lines shown are over those stored. */
  drift: LineTotals
}

/**
 * Lines as they are stored and as they are shown, with their sums. The sums shown are the stored ones and what the lines
 * shown differ from those stored: an edit costs the same in a budget of 50 lines and of 10,000.
 */
export const ledgerOf = (budget: Budget, ring: (name: string) => void) => {
  const stored = new Map(budget.items.map(item => [item.id, item]))
  /** Only lines that differ from what is stored; null is a line that goes. */
  const shown = new Map<string, BudgetItem | null>()
  const groups = new Map<string, Group>()
  let { totals } = budget
  let drift = zero

  const addCategory = (category: BudgetCategory) =>
    groups.set(category.id, { stored: category, over: {}, drift: groups.get(category.id)?.drift ?? zero })
  budget.categories.map(addCategory)

  const line = (id: string) => {
    const over = shown.get(id)
    return over === undefined ? stored.get(id) : (over ?? undefined)
  }
  const driftOf = (id: string) => (shown.has(id) ? plus(line(id) ?? zero, stored.get(id) ?? zero, -1) : zero)
  const groupOf = (id: string) => groups.get((line(id) ?? stored.get(id))?.category_id ?? '')

  /** Changes a line and moves the sums by what it changed. */
  const weigh = (id: string, change: () => void) => {
    const before = driftOf(id)
    const left = groupOf(id)
    change()
    const difference = plus(driftOf(id), before, -1)
    const group = left ?? groupOf(id)
    // A line whose category has gone stands nowhere, and counts in no sum.
    if (group) {
      drift = plus(drift, difference)
      group.drift = plus(group.drift, difference)
    }
    for (const name of [id, group?.stored.id ?? '', 'totals']) ring(name)
  }
  return {
    line,
    stored: (id: string) => stored.get(id),
    category: (id: string): BudgetCategory | undefined => {
      const group = groups.get(id)
      return group && { ...group.stored, ...group.over, ...plus(group.stored, group.drift) }
    },
    storedCategory: (id: string) => groups.get(id)?.stored,
    addCategory,
    totals: () => plus(totals, drift),
    storedTotals: () => totals,
    /** Shows a line otherwise than it is stored; undefined as it is stored, null not at all. */
    show: (id: string, item: BudgetItem | null | undefined) =>
      weigh(id, () => (item === undefined ? shown.delete(id) : shown.set(id, item))),
    /** Takes the server's word for a line, undefined where there is none any more; its sums move by what was learnt. */
    learn: (id: string, item: BudgetItem | undefined) => {
      // One that was taken away again before it was stored is not shown, and counts in its category nevertheless.
      const group = groupOf(id) ?? groups.get(item?.category_id ?? '')
      const difference = plus(item ?? zero, stored.get(id) ?? zero, -1)
      totals = plus(totals, difference)
      if (group) group.stored = { ...group.stored, ...plus(group.stored, difference) }
      weigh(id, () => (item ? stored.set(id, item) : stored.delete(id)))
    },
    /** Takes its word for sums and categories; false where the sums tell of lines that others changed. */
    learnSums: (categories: readonly BudgetCategory[], told: LineTotals = totals): boolean => {
      let isKnown = isSame(totals, told)
      for (const category of categories) {
        const group = groups.get(category.id)
        isKnown &&= !group || isSame(group.stored, category)
        if (group) group.stored = category
        ring(category.id)
      }
      totals = told
      ring('totals')
      return isKnown
    },
    /** Shows a category under another code or name than it is stored with, until something else is said. */
    showCategory: (id: string, over: Naming) => {
      const group = groups.get(id)
      if (group) group.over = over
      ring(id)
    },
  }
}

/** Lines and their sums. */
export type Ledger = ReturnType<typeof ledgerOf>
