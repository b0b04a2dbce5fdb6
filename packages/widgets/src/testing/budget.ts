import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import {
  addBudgetCategory,
  type BudgetCategory,
  editBudgetCategory,
} from '@portal/contract/money/budgets/budget-categories'
import {
  addedItem,
  type BudgetItem,
  editBudgetItem,
  type ItemFields,
} from '@portal/contract/money/budgets/budget-items'
import { type Budget, changeBudgetItems } from '@portal/contract/money/budgets/budgets'
import { type LineTotals, noMoney } from '@portal/contract/money/budgets/totals'
import { addTotals, zero } from '../budget-table/model/columns.ts'
import type { BudgetPort } from '../ports/budget/index.ts'
import { parsed, refusal } from './rule.ts'

const isSameCode = (one: { code: string }, other: { code: string }) =>
  one.code.toLowerCase() === other.code.toLowerCase()

const blank = {
  ...{ unit: null, accounting_code: null, notes: null, transferred_minor: 0, version: 0, ...noMoney },
  can: { edit: true, delete: true, edit_expense: true },
}

const sumOf = (lines: readonly LineTotals[]): LineTotals =>
  lines.reduce<LineTotals>((sum, line) => addTotals(sum, line), zero)

/** A line after a change, with its new total and next version. */
const changedFigures = (item: BudgetItem, changes: Partial<ItemFields>): BudgetItem => {
  const next = { ...item, ...changes, version: item.version + 1 }
  const total_minor = lineTotal(next) + next.transferred_minor
  const texts = { unit: next.unit || null, accounting_code: next.accounting_code || null, notes: next.notes || null }
  return { ...next, ...texts, total_minor, surplus_minor: surplusOf({ ...next, total_minor }) }
}

/**
 * A BudgetPort without a server. Keeps one project's lines in memory and applies the contract's formulas and versions.
 */
export const memoryBudget = (budget: Budget, person = 'person') => {
  let items: readonly BudgetItem[] = budget.items
  let categories: readonly BudgetCategory[] = budget.categories

  const linesOf = (id: string) => items.filter(({ category_id }) => category_id === id)
  const categoryOf = (id: string): BudgetCategory => {
    const found = categories.find(one => one.id === id)
    if (!found) throw refusal('not_found', [], 404)
    return { ...found, ...sumOf(linesOf(id)) }
  }
  const present = (id: string, version: number): BudgetItem => {
    const item = items.find(one => one.id === id)
    if (!item) throw refusal('not_found', [], 404)
    if (item.version !== version) throw refusal('changed_meanwhile', [], 409, item)
    return item
  }
  const edited = ({ id, version, ...changes }: Partial<ItemFields> & { id: string; version: number }) => {
    const next = changedFigures(present(id, version), changes)
    if (next.surplus_minor < 0) throw refusal('invalid', [{ path: 'amount', code: 'below_spent' }])
    return next
  }
  const put = (item: BudgetItem): BudgetItem => {
    const isKnown = items.some(({ id }) => id === item.id)
    items = isKnown ? items.map(one => (one.id === item.id ? item : one)) : [...items, item]
    return item
  }
  const add = ({ after_id: _, ...line }: ReturnType<typeof addedItem.parse>): BudgetItem => {
    const known = items.find(({ id }) => id === line.id)
    if (known) return known
    categoryOf(line.category_id)
    if (items.some(item => isSameCode(item, line))) throw refusal('invalid', [{ path: 'code', code: 'code_taken' }])
    return put(changedFigures({ ...blank, ...line }, {}))
  }
  const remove = ({ id, version }: { id: string; version: number }): BudgetItem => {
    const item = present(id, version)
    if (item.spent_minor + item.committed_minor > 0) throw refusal('in_use', [], 409)
    items = items.filter(one => one !== item)
    return item
  }
  const answer = (item: BudgetItem) => ({ item, category: categoryOf(item.category_id), totals: sumOf(items) })
  /** Rolls back all changes on an error. */
  const atOnce = <Answer>(run: () => Answer): Answer => {
    const before = items
    try {
      return run()
    } catch (refused) {
      items = before
      throw refused
    }
  }

  const port: BudgetPort = {
    person,
    editItem: async edit => answer(put(edited(parsed(editBudgetItem.input, edit)))),
    addItem: async line => answer(add(parsed(addedItem, line))),
    deleteItem: async item => ({ category: categoryOf(remove(item).category_id), totals: sumOf(items) }),
    changeItems: async changes =>
      atOnce(() => {
        const { edits, adds, deletes = [] } = parsed(changeBudgetItems.input, { id: budget.project.id, ...changes })
        const gone = deletes.filter(({ id }) => items.some(item => item.id === id)).map(remove)
        const stored = [...edits.map(edit => put(edited(edit))), ...adds.map(add)]
        const touched = new Set([...stored, ...gone].map(({ category_id }) => category_id))
        return { items: stored, categories: [...touched].map(categoryOf), totals: sumOf(items) }
      }),
    addCategory: async given => {
      const { code, name } = parsed(addBudgetCategory.input, { ...given, project_id: budget.project.id })
      const { id } = given
      if (categories.some(one => one.id === id)) return categoryOf(id)
      if (categories.some(one => isSameCode(one, { code })))
        throw refusal('invalid', [{ path: 'code', code: 'code_taken' }])
      categories = [...categories, { id, code, name, version: 1, can: { edit: true, delete: true }, ...noMoney }]
      return categoryOf(id)
    },
    editCategory: async edit => {
      const { id, version, ...changes } = parsed(editBudgetCategory.input, edit)
      const now = categoryOf(id)
      if (now.version !== version) throw refusal('changed_meanwhile', [], 409, now)
      categories = categories.map(one => (one.id === id ? { ...one, ...changes, version: version + 1 } : one))
      return categoryOf(id)
    },
    accountingCodes: async () => [],
    hrefOf: () => undefined,
  }
  return {
    port,
    stored: (): Budget => ({ ...budget, categories: [...categories], items: [...items], totals: sumOf(items) }),
  }
}
