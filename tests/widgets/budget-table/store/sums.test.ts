import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import {
  type BudgetStore,
  createBudgetStore,
  createSync,
  emptyChangeSet,
  type ItemField,
} from '@portal/widgets/budget-table/internals'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeBudget } from '../../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf, idOf, sumOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'

const pick = (sums: LineTotals) => ({
  ...{ total_minor: sums.total_minor, spent_minor: sums.spent_minor, surplus_minor: sums.surplus_minor },
  ...{ committed_minor: sums.committed_minor, spent_usd_minor: sums.spent_usd_minor, without_rate: sums.without_rate },
})

/** Compares a sum with the sum of its lines. */
const expectSum = (actual: LineTotals | undefined, lines: readonly BudgetItem[]) => {
  expect(actual && pick(actual)).toEqual(pick(sumOf(lines)))
}

const linesOf = (store: BudgetStore, category: string) =>
  store.linesIn(category).flatMap((id): BudgetItem[] => {
    const line = store.line(id)
    return line ? [line] : []
  })

/** Each displayed sum must equal the sum of the displayed lines. */
const expectSums = (store: BudgetStore) => {
  const all = store.categories().flatMap(id => linesOf(store, id))
  for (const id of store.categories()) expectSum(store.category(id), linesOf(store, id))
  expectSum(store.totals(), all)
}

type Step =
  | { kind: 'edit'; at: number; field: 'amount' | 'frequency' | 'price_minor' | 'load_percentage'; value: number }
  | { kind: 'add' | 'delete' | 'meanwhile' | 'spend' | 'answer'; at: number }
  | { kind: 'undo' | 'redo' | 'fail' | 'lost' | 'offline' | 'online' | 'reload' }

const request: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      at: fc.nat(20),
      field: fc.constantFrom('amount', 'frequency', 'price_minor', 'load_percentage'),
      value: fc.nat(100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('add', 'delete', 'meanwhile', 'spend', 'answer'), at: fc.nat(20) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'fail', 'lost', 'offline', 'online', 'reload') }),
  },
)

const settle = async () => {
  for (let turns = 0; turns < 4; turns++) await new Promise(resolve => setImmediate(resolve))
}

let fresh = 1000
const added = (category_id: string) => ({
  ...{ id: idOf(3, fresh++), category_id, code: `1.${fresh % 9}`, name: 'New', amount: 1, frequency: 2 },
  ...{ price_minor: 33_333, load_percentage: 33 },
})

test('keeps sums equal to the displayed lines through any sequence of edits, undo, failures, and other people’s changes', async () => {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 40 }), async requests => {
      const budget = budgetOf({ lines: 12 })
      const port = fakeBudget(budget)
      const store = createBudgetStore(budget, { person: port.person })
      createSync(store, port)
      const read = () => {
        const items = [...port.items()]
        const sumsOf = (id: string) => sumOf(items.filter(item => item.category_id === id))
        const categories = port.categories().map(category => ({ ...category, ...sumsOf(category.id) }))
        store.accept({ ...budget, items, categories, totals: sumOf(items) })
      }
      let isOutdated = false
      store.events.table.subscribe('outdated', () => {
        isOutdated = true
      })
      const idAt = (at: number) => {
        const ids = store.categories().flatMap(id => store.linesIn(id))
        return ids[at % ids.length] ?? ''
      }
      for (const step of requests) {
        if (step.kind === 'edit') {
          const field: ItemField = step.field
          store.write([{ id: idAt(step.at), field, value: step.value }])
        }
        if (step.kind === 'add') store.apply({ ...emptyChangeSet, adds: [added(idOf(1, step.at % 3))] })
        if (step.kind === 'delete') {
          const line = store.line(idAt(step.at))
          if (line) store.apply({ ...emptyChangeSet, deletes: [{ ...added(line.category_id), id: line.id }] })
        }
        if (step.kind === 'meanwhile') port.meanwhile(idAt(step.at), { amount: 3.5 + step.at })
        if (step.kind === 'spend')
          port.spendMeanwhile(idAt(step.at), 1 + step.at, step.at % 5 === 0 ? null : 2 + step.at)
        if (step.kind === 'undo') store.undo()
        if (step.kind === 'redo') store.redo()
        if (step.kind === 'fail') port.failNext({ code: 'privilege_missing' })
        if (step.kind === 'lost') port.failNext('lost')
        if (step.kind === 'offline') port.setOffline(true)
        if (step.kind === 'online') port.setOffline(false)
        if (step.kind === 'reload') read()
        expectSums(store)
        if (step.kind === 'answer') await settle()
        // A budget that was read before a known edit is stale and requested again.
        while (isOutdated) {
          isOutdated = false
          read()
        }
        expectSums(store)
      }
    }),
    { numRuns: 600 },
  )
})

test('keeps the spent dollars through edits, and updates them when others have spent', async () => {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  })
  const budget = budgetOf({ lines: 4, categories: 2 })
  const port = fakeBudget(budget)
  const store = createBudgetStore(budget, { person: port.person })
  createSync(store, port)
  const [first] = budget.items.filter(item => item.spent_minor > 0)
  const id = first?.id ?? ''
  const category = first?.category_id ?? ''
  const shown = () => [store.line(id), store.category(category), store.totals()].map(one => one?.spent_usd_minor)
  const before = shown()
  expect(before.map(cents => Number(cents) > 0)).toEqual([true, true, true])
  const rename = (name: string) => {
    store.write([{ id, field: 'name', value: name }])
    return settle()
  }
  store.write([{ id, field: 'price_minor', value: 999_999 }])
  store.apply({ ...emptyChangeSet, adds: [added(category)] })
  expect(shown()).toEqual(before)
  await settle()
  expect(shown()).toEqual(before)
  port.spendMeanwhile(id, 100, 130)
  await rename('A fee')
  expect(shown()).toEqual(before.map(cents => Number(cents) + 130))
  port.spendMeanwhile(id, 100, null)
  await rename('A fee without a rate')
  expect(shown()).toEqual(before.map(cents => Number(cents) + 130))
  expect([store.line(id), store.category(category), store.totals()].map(one => one?.without_rate)).toEqual([1, 1, 1])
})
