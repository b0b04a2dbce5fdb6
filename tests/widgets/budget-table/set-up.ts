import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type BudgetStore, createBudgetStore, createSync, type Field } from '@portal/widgets/budget-table/internals'
import { expect, vi } from 'vitest'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import type { FakeBudget } from '../../../stories/widgets/budget-table/fake-budget-port.ts'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'

/** Events of the page, where there is none, such as that the connection is back. Files of tests share a process. */
export const setPage = (): void => {
  const page = new EventTarget()
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  })
}

setPage()

/** A device that stores what it is given: names are its own properties, as a browser's are. */
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

/** A budget, by default of two categories with three lines each, being edited without a page. */
export const setUp = (budget = budgetOf({ lines: 6, categories: 2 })) => {
  const port = fakeBudget(budget)
  const device = new Device()
  const open = (read: Budget) => {
    const store = createBudgetStore(read, { person: port.person, storage: device })
    return { store, sync: createSync(store, port) }
  }
  const now = () => ({ ...budget, categories: [...port.categories()], items: [...port.items()] })
  /** The page is loaded again, with the budget as it is stored by then. */
  const reload = () => {
    const { store, sync } = open(now())
    sync.start()
    return store
  }
  return { budget, port, device, ...open(budget), open, now, reload }
}

/** Writes one cell. */
export const write = (store: BudgetStore, id: string, field: Field, value: string | number): void =>
  store.write([{ id, field, value }])

/** A line as the server has it. */
export const storedIn = (port: FakeBudget, id: string) => port.items().find(item => item.id === id)

/** Waits until a cell says why it was rejected. */
export const refusedAt = (store: BudgetStore, code: string, id: string, field: Field = 'code') =>
  vi.waitFor(() => expect(store.mark(id, field)).toMatchObject({ state: 'rejected', code }))

/** A line that is to be added, with this code. */
export const aLine = (at: number, code: string, place: { category_id: string; after_id?: string | null }) => ({
  ...{ id: idOf(3, at), code, name: 'Guard', amount: 12, frequency: 1, price_minor: 100, load_percentage: 100 },
  ...place,
})
