import { dropCategory, emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, refusedAt, setUp, storedIn, write } from '../set-up.ts'

const own = idOf(4, 1)
const travel = { id: own, code: '3', name: 'Travel' }
const bus = aLine(1, '3.1', { category_id: own })

test('drops a pending category with its lines, and sends other pending edits without it', async () => {
  const { sync, budget, store, port, device, reload } = setUp()
  const stop = sync.start()
  port.setOffline(true)
  write(store, idOf(2, 0), 'amount', 20)
  store.addCategory(travel)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  write(store, bus.id, 'name', 'Coach')
  write(store, own, 'name', 'Journeys')
  write(store, idOf(2, 1), 'amount', 30)
  await vi.waitFor(() => expect(store.waiting()).toEqual({ count: 6, code: 'unavailable' }))
  expect(store.dropCategory(own, dropCategory)).toBe(true)
  expect([store.category(own), store.line(bus.id), store.rows().includes(own)]).toEqual([undefined, undefined, false])
  expect([store.line(idOf(2, 0))?.amount, store.line(idOf(2, 1))?.amount]).toEqual([20, 30])
  expect(store.categories().map(id => store.category(id)?.total_minor)).toHaveLength(2)
  expect(store.waiting().count).toBe(2)
  stop()
  const again = reload()
  expect([again.category(own), again.waiting().count]).toEqual([undefined, 2])
  port.setOffline(false)
  await vi.waitFor(() => expect(again.waiting().count).toBe(0))
  expect([storedIn(port, idOf(2, 0))?.amount, storedIn(port, idOf(2, 1))?.amount]).toEqual([20, 30])
  expect([port.categories().length, port.items().length, device.length]).toEqual([2, budget.items.length, 0])
  expect(port.calls).not.toContain('addCategory')
})

test('leaves nothing pending or undoable after the only pending category is dropped', async () => {
  const { budget, store, port, device } = setUp()
  port.setOffline(true)
  store.addCategory(travel)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  store.dropCategory(own, dropCategory)
  expect(store.waiting()).toEqual({ count: 0, code: undefined })
  expect([store.history.canUndo(), device.length]).toEqual([false, 0])
  expect(store.totals()).toEqual(budget.totals)
})

test('keeps pasted lines of other categories', async () => {
  const { sync, store, port } = setUp()
  port.setOffline(true)
  store.addCategory(travel)
  store.apply({ ...emptyChangeSet, adds: [bus, aLine(2, '1.4', { category_id: idOf(1, 0) })] })
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  store.dropCategory(own, dropCategory)
  port.setOffline(false)
  sync.start()
  await vi.waitFor(() => expect(storedIn(port, idOf(3, 2))).toBeDefined())
  expect([storedIn(port, bus.id), port.categories().length]).toEqual([undefined, 2])
})

test('does not drop a category that is being sent or already stored', async () => {
  const { store, port } = setUp()
  const open = port.hold()
  store.addCategory(travel)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  await vi.waitFor(() => expect(port.calls).toEqual(['addCategory']))
  expect(store.dropCategory(own, dropCategory)).toBe(false)
  open()
  await vi.waitFor(() => expect(storedIn(port, bus.id)).toBeDefined())
  expect(store.dropCategory(own, dropCategory)).toBe(false)
  expect(store.category(own)?.name).toBe('Travel')
})

test('drops a category queued behind a pending edit, which completes as usual', async () => {
  const { store, port } = setUp()
  const open = port.hold()
  write(store, idOf(2, 0), 'amount', 20)
  store.addCategory(travel)
  write(store, idOf(2, 1), 'amount', 30)
  expect(store.dropCategory(own, dropCategory)).toBe(true)
  open()
  await vi.waitFor(() => expect(storedIn(port, idOf(2, 1))?.amount).toBe(30))
  expect([storedIn(port, idOf(2, 0))?.amount, port.calls]).toEqual([20, ['editItem', 'editItem']])
})

test('drops a rejected category with a line that was added to it later', async () => {
  const { store, port } = setUp()
  store.addCategory({ ...travel, code: '1' })
  await refusedAt(store, 'code_taken', own)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  expect(store.dropCategory(own, dropCategory)).toBe(true)
  expect([store.isRejected(own), store.isRejected(bus.id), store.line(bus.id)]).toEqual([false, false, undefined])
  expect(port.calls).toEqual(['addCategory'])
})
