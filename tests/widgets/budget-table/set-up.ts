import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type BudgetStore, createBudgetStore, createSync, type ItemField } from '@portal/widgets/budget-table/internals'
import { expect, vi } from 'vitest'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import type { FakeBudget } from '../../../stories/widgets/budget-table/fake-budget-port.ts'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'

/** Adds page events, such as `online`, to Node's global scope. All test files share one process. */
export const setPage = (): void => {
  const page = new EventTarget()
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  })
}

setPage()

/** In-memory storage. As in browsers, the keys are its own properties. */
class Device implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name]
  }
  getItem(name: string) {
    return Object.hasOwn(this, name) ? String(this[name]) : null
  }
  key(at: number) {
    return Object.keys(this)[at] ?? null
  }
  removeItem(name: string) {
    delete this[name]
  }
  setItem(name: string, text: string) {
    this[name] = text
  }
}

/** Opens a budget for editing without a page. By default, it has two categories with three lines each. */
export const setUp = (budget = budgetOf({ lines: 6, categories: 2 })) => {
  const port = fakeBudget(budget)
  const device = new Device()
  const open = (read: Budget) => {
    const store = createBudgetStore(read, { person: port.person, storage: device })
    return { store, sync: createSync(store, port) }
  }
  const now = () => ({ ...budget, categories: [...port.categories()], items: [...port.items()] })
  /** Simulates a page reload with the budget that the server has by then. */
  const reload = () => {
    const { store, sync } = open(now())
    sync.start()
    return store
  }
  return { budget, port, device, ...open(budget), open, now, reload }
}

export const write = (store: BudgetStore, id: string, field: ItemField, value: string | number): void =>
  store.write([{ id, field, value }])

/** The line on the fake server. */
export const storedIn = (port: FakeBudget, id: string) => port.items().find(item => item.id === id)

/** Waits until a cell is rejected with this code. */
export const refusedAt = (store: BudgetStore, code: string, id: string, field: ItemField = 'code') =>
  vi.waitFor(() => expect(store.mark(id, field)).toMatchObject({ state: 'rejected', code }))

/** A new line with this code, to be added to a category. */
export const aLine = (at: number, code: string, place: { category_id: string; after_id?: string | null }) => ({
  ...{ id: idOf(3, at), code, name: 'Guard', amount: 12, frequency: 1, price_minor: 100, load_percentage: 100 },
  ...place,
})
