import type { Budget } from '@portal/contract/budgets'
import { ledgerOf } from './ledger.ts'
import { placesOf } from './places.ts'
import { storedOf } from './stored.ts'

/** A budget with its lines, sums and their order, until another reading of it takes its place. */
export const bookOf = (first: Budget, ring: (name: string) => void) => {
  let budget = first
  let ledger = ledgerOf(first, ring)
  let places = placesOf(first, ring)
  return {
    budget: () => budget,
    ledger: () => ledger,
    places: () => places,
    /** Begins anew with a budget that has just been read; what was folded stays so. */
    replace: (next: Budget) => {
      const folded = places.categories().filter(places.isFolded)
      budget = next
      ledger = ledgerOf(next, ring)
      places = placesOf(next, ring)
      for (const id of folded) places.fold(id, true)
    },
    /** The budget as it is stored now. */
    stored: () => {
      budget = storedOf(budget, ledger, places)
      return budget
    },
    /** What the table reads of it. */
    reads: {
      budget: () => budget,
      project: first.project,
      line: (id: string) => ledger.line(id),
      category: (id: string) => ledger.category(id),
      totals: () => ledger.totals(),
      rows: () => places.rows(),
      linesIn: (category: string) => places.linesIn(category),
      categories: () => places.categories(),
      isFolded: (category: string) => places.isFolded(category),
      fold: (category: string, isFolded: boolean) => places.fold(category, isFolded),
    },
  }
}
