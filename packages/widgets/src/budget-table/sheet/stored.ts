import type { Budget } from '@portal/contract/budgets'
import type { Ledger } from './ledger.ts'
import type { Places } from './places.ts'

/** A budget with all that has been stored since it was read; what only waits is not in it. */
export const storedOf = (budget: Budget, ledger: Ledger, places: Places): Budget => {
  const categories = places.categories()
  return {
    ...budget,
    totals: ledger.storedTotals(),
    categories: categories.flatMap(id => ledger.storedCategory(id) ?? []).filter(({ version }) => version > 0),
    items: categories.flatMap(id => places.linesIn(id)).flatMap(id => ledger.stored(id) ?? []),
  }
}
