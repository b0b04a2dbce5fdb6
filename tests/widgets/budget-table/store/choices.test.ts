import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { setUp, storedIn, write } from '../set-up.ts'

const id = idOf(2, 0)
const staff = idOf(1, 0)

/** A budget with a conflict: the person wrote 33 into a cell where someone else had written 77. */
const undecided = async () => {
  const made = setUp()
  made.port.meanwhile(id, { amount: 77 })
  write(made.store, id, 'amount', 33)
  await vi.waitFor(() => expect(made.store.mark(id, 'amount')).toEqual({ state: 'conflict', mine: 33, theirs: 77 }))
  return made
}

test('restores a conflict after a reload, so that either value can still be chosen', async () => {
  const { port, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  const store = reload()
  expect(store.mark(id, 'amount')).toEqual({ state: 'conflict', mine: 33, theirs: 77 })
  expect([store.line(id)?.amount, store.waiting().count]).toEqual([77, 0])
  expect(store.announcements.recent().at(-1)?.what).toBe('conflict')
  store.unmark(id, 'amount')
  write(store, id, 'amount', 33)
  await vi.waitFor(() => expect(port.items()[0]?.amount).toBe(33))
  await vi.waitFor(() => expect(device.length).toBe(0))
  expect(reload().mark(id, 'amount')).toBeUndefined()
})

test('deletes the conflict from the device once the other value is chosen', async () => {
  const { device, store } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  store.unmark(id, 'amount')
  write(store, id, 'amount', 77)
  expect(device.length).toBe(0)
})

test('restores the conflict with the value that is stored at the reload', async () => {
  const { port, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  port.meanwhile(id, { amount: 78 })
  expect(reload().mark(id, 'amount')).toEqual({ state: 'conflict', mine: 33, theirs: 78 })
})

test('drops the conflict when the stored value equals the person’s own', async () => {
  const { port, now, store, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  port.meanwhile(id, { amount: 33 })
  expect(reload().mark(id, 'amount')).toBeUndefined()
  store.accept(now())
  expect([store.mark(id, 'amount'), device.length]).toEqual([undefined, 0])
})

test('updates the conflict when the budget is refreshed', async () => {
  const { port, now, store } = await undecided()
  port.meanwhile(id, { amount: 79 })
  store.accept(now())
  expect(store.mark(id, 'amount')).toEqual({ state: 'conflict', mine: 33, theirs: 79 })
})

test('drops the conflict when its line is deleted', async () => {
  const { port, now, store, device } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  await port.deleteItem({ id: idOf(2, 5), version: 1 }).catch(() => undefined)
  store.accept({ ...now(), items: port.items().filter(item => item.id !== id) })
  expect([store.mark(id, 'amount'), device.length]).toEqual([undefined, 0])
})

test('restores a conflict of a category’s name next to pending edits', async () => {
  const { sync, store, port, reload } = setUp()
  const stop = sync.start()
  await port.editCategory({ id: staff, version: 1, name: 'People' })
  write(store, staff, 'name', 'Crew')
  await vi.waitFor(() => expect(store.mark(staff, 'name')?.state).toBe('conflict'))
  port.setOffline(true)
  write(store, id, 'notes', 'By phone')
  await vi.waitFor(() => expect(store.waiting()).toEqual({ count: 1, code: 'unavailable' }))
  stop()
  const again = reload()
  expect(again.mark(staff, 'name')).toEqual({ state: 'conflict', mine: 'Crew', theirs: 'People' })
  expect([again.line(id)?.notes, again.mark(id, 'notes')?.state]).toEqual(['By phone', 'waiting'])
})

test('reports a conflict for an unsent edit whose cell someone else changed, and overwrites nothing', async () => {
  const { sync, store, port, now } = setUp()
  port.setOffline(true)
  const open = port.hold()
  write(store, id, 'amount', 20)
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  port.meanwhile(id, { amount: 77 })
  store.accept(now())
  open()
  await vi.waitFor(() => expect(store.mark(id, 'amount')).toEqual({ state: 'conflict', mine: 20, theirs: 77 }))
  port.setOffline(false)
  sync.start()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect([storedIn(port, id)?.amount, store.line(id)?.amount]).toEqual([77, 77])
})
