import { addedOf, type BudgetStore, emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { budgetOf, idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { setUp } from '../set-up.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const [first, second, third] = [idOf(2, 3), idOf(2, 4), idOf(2, 5)]

/** A budget without expenses or commitments, so that lines may be deleted. */
const unspent = () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const none = { spent_minor: 0, spent_usd_minor: 0, without_rate: 0, committed_minor: 0 }
  return { ...budget, items: budget.items.map(line => ({ ...line, ...none, surplus_minor: line.total_minor })) }
}

/** The line with its position among the lines of the second category. */
const placed = (store: BudgetStore, id: string) => {
  const ids = store.linesIn(training)
  const line = store.line(id)
  if (!line) throw new Error(`there is no line ${id}`)
  return addedOf(line, ids[ids.indexOf(id) - 1] ?? null)
}

test.each([
  ['one first line', [first]],
  ['several first lines', [first, second]],
  ['all lines of a category', [first, second, third]],
])('restores the first position and the order of deleted lines: %s', async (_, ids) => {
  const { store, port, reload } = setUp(unspent())
  store.apply({ ...emptyChangeSet, deletes: ids.map(id => placed(store, id)) })
  await vi.waitFor(() => expect(port.items()).toHaveLength(6 - ids.length))
  store.undo()
  expect(store.linesIn(training)).toEqual([first, second, third])
  await vi.waitFor(() => expect(port.items()).toHaveLength(6))
  expect(reload().linesIn(training)).toEqual([first, second, third])
  expect(port.items().map(({ category_id }) => category_id)).toEqual([
    ...[staff, staff, staff],
    ...[training, training, training],
  ])
})

test('restores first lines that were deleted and undone one at a time', async () => {
  const { store, port, reload } = setUp(unspent())
  for (const id of [first, second]) store.apply({ ...emptyChangeSet, deletes: [placed(store, id)] })
  store.undo()
  store.undo()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect([store.linesIn(training), port.items().length]).toEqual([[first, second, third], 6])
  expect(reload().linesIn(training)).toEqual([first, second, third])
})

test('keeps a restored first line in front over a reload while it is pending', async () => {
  const { sync, store, port, reload } = setUp(unspent())
  const stop = sync.start()
  store.apply({ ...emptyChangeSet, deletes: [placed(store, first)] })
  await vi.waitFor(() => expect(port.items()).toHaveLength(5))
  port.setOffline(true)
  store.undo()
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  stop()
  expect(reload().linesIn(training)).toEqual([first, second, third])
  port.setOffline(false)
  await vi.waitFor(() => expect(port.items()[3]?.id).toBe(first))
})
