import { limits } from '@portal/contract/core/fields/limits'
import { lineTotal } from '@portal/contract/core/fields/money'
import { addedOf, type BudgetStore, emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import type { FakeBudget } from '../../../../stories/widgets/budget-table/fake-budget-port.ts'
import { budgetOf, idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, setUp, write } from '../set-up.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const LINES = 1300

/** A budget without expenses or commitments, so that each line may be deleted. */
const large = () => {
  const budget = budgetOf({ lines: LINES, categories: 2 })
  const none = { spent_minor: 0, spent_usd_minor: 0, without_rate: 0, committed_minor: 0 }
  return { ...budget, items: budget.items.map(line => ({ ...line, ...none, surplus_minor: lineTotal(line) })) }
}
const all = (store: BudgetStore) =>
  store.categories().flatMap(category => {
    const ids = store.linesIn(category)
    return ids.flatMap((id, at) => {
      const line = store.line(id)
      return line ? [addedOf(line, ids[at - 1] ?? null)] : []
    })
  })
const settled = (store: BudgetStore) => vi.waitFor(() => expect(store.waiting().count).toBe(0), { timeout: 20_000 })

/** A budget whose lines were all deleted in one step. */
const emptied = async () => {
  const parts = setUp(large())
  const { store, port } = parts
  const before = port.items().map(({ id }) => id)
  store.apply({ ...emptyChangeSet, deletes: all(store) })
  await settled(store)
  expect(port.items()).toEqual([])
  // 1,300 lines need three requests.
  expect(port.calls).toEqual(['changeItems', 'changeItems', 'changeItems'])
  const deleting = port.calls.length
  return { ...parts, before, batches: () => port.calls.slice(deleting).filter(name => name === 'changeItems').length }
}
/** Line IDs on the server, grouped by category as in a newly loaded budget. */
const ids = (port: FakeBudget) =>
  [staff, training].flatMap(own => port.items().flatMap(({ id, category_id }) => (category_id === own ? id : [])))

test('deletes more lines than one request may contain, restores their order with undo, and redoes the deletion', async () => {
  const { store, port, before, batches } = await emptied()
  store.undo()
  expect(all(store).map(({ id }) => id)).toEqual(before)
  await settled(store)
  expect([ids(port), batches()]).toEqual([before, 3])
  store.redo()
  await settled(store)
  expect(port.items()).toEqual([])
})

test('keeps stored blocks when the connection fails, and sends the rest after a reload', async () => {
  const { sync, store, port, before, batches, reload } = await emptied()
  const stop = sync.start()
  const { changeItems } = port
  vi.spyOn(port, 'changeItems').mockImplementation(async block => {
    const answer = await changeItems(block)
    port.setOffline(true)
    return answer
  })
  store.undo()
  await vi.waitFor(() => expect(store.waiting()).toEqual({ count: 2, code: 'unavailable' }), { timeout: 20_000 })
  expect(ids(port)).toEqual(before.slice(0, 500))
  expect(all(store)).toHaveLength(LINES)
  stop()
  vi.restoreAllMocks()
  Object.assign(port, { changeItems })
  const again = reload()
  expect(all(again).map(({ id }) => id)).toEqual(before)
  port.setOffline(false)
  await settled(again)
  expect(ids(port)).toEqual(before)
  expect(batches()).toBeGreaterThanOrEqual(4)
})

test('keeps only the lines of a rejected block for correction, and stores all in order once corrected', async () => {
  const { store, port, before } = await emptied()
  const wrong = before[700] ?? ''
  const theirs = { ...aLine(9, store.line(wrong)?.code ?? '2.51', { category_id: training }), id: idOf(9, 9) }
  port.addMeanwhile(theirs)
  store.undo()
  await settled(store)
  expect(ids(port).filter(id => id !== theirs.id)).toEqual([...before.slice(0, 500), ...before.slice(1000)])
  expect(all(store).map(({ id }) => id)).toEqual(before)
  expect(store.mark(wrong, 'code')).toMatchObject({ state: 'rejected', code: 'code_taken' })
  expect(before.filter(id => store.isRejected(id))).toEqual(before.slice(500, 1000))
  write(store, wrong, 'code', 'corrected')
  await settled(store)
  expect(ids(port).filter(id => id !== theirs.id)).toEqual(before)
  expect(before.filter(id => store.isRejected(id))).toEqual([])
})

test('deletes all lines except a rejected one, and undoes the deletion of the others', async () => {
  const { store, port } = setUp(large())
  const [one] = port.items()
  port.spendMeanwhile(one?.id ?? '', 100, null)
  store.apply({ ...emptyChangeSet, deletes: all(store) })
  await settled(store)
  expect(ids(port)).toEqual([one?.id])
  expect(store.mark(one?.id ?? '', 'code')).toMatchObject({ state: 'rejected', code: 'in_use' })
  expect(port.calls).toHaveLength(4)
  store.undo()
  await settled(store)
  expect(port.items()).toHaveLength(LINES)
})

test('sends a block in one request, and stores one pending copy on the device until the response', async () => {
  const { store, port, device } = setUp(large())
  const lines = all(store).slice(0, 400)
  const write = vi.spyOn(Object.getPrototypeOf(device), 'setItem')
  port.setOffline(true)
  store.apply({ ...emptyChangeSet, deletes: lines })
  expect([write.mock.calls.length, store.waiting().count]).toEqual([1, 1])
  port.setOffline(false)
  await settled(store)
  expect([new Set(port.calls), port.items().length]).toEqual([new Set(['changeItems']), LINES - 400])
  expect(device.length).toBe(0)
})

test('splits blocks of long texts by their bytes, and sends short edits of the same lines in one request', async () => {
  const { store, port } = setUp()
  const sizes: number[] = []
  const { changeItems } = port
  Object.assign(port, {
    changeItems: (block: Parameters<typeof changeItems>[0]) => {
      sizes.push(new TextEncoder().encode(JSON.stringify(block)).length)
      return changeItems(block)
    },
  })
  const notes = 'ملاحظة '.repeat(300)
  const adds = Array.from({ length: 200 }, (_, at) => ({ ...aLine(at, `n${at}`, { category_id: staff }), notes }))
  store.apply({ ...emptyChangeSet, adds })
  await settled(store)
  expect(port.items()).toHaveLength(206)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.body_bytes)
  expect(sizes.length).toBeLessThan(6)
  sizes.length = 0
  store.write(adds.map(({ id }) => ({ id, field: 'notes', value: `${notes}2` })))
  await settled(store)
  expect(port.items().every(({ id, notes: now }) => !id.startsWith('00000003') || now === `${notes}2`.trim())).toBe(
    true,
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.body_bytes)
  sizes.length = 0
  store.write(adds.map(({ id }) => ({ id, field: 'amount', value: 2 })))
  await settled(store)
  expect(sizes).toHaveLength(1)
})
