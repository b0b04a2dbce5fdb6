import { expect, test, vi } from 'vitest'
import { idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { laid, write } from './laid.ts'

const id = idOf(2, 0)
const staff = idOf(1, 0)

/** A budget in which the person wrote 33 and someone else 77 into the same cell. */
const undecided = async () => {
  const made = laid()
  made.port.meanwhile(id, { amount: 77 })
  write(made.sheet, id, 'amount', 33)
  await vi.waitFor(() => expect(made.sheet.mark(id, 'amount')).toEqual({ state: 'stale', mine: 33, theirs: 77 }))
  return made
}

test('a choice between two values outlives a reload, and either can still be taken', async () => {
  const { port, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  const sheet = reload()
  expect(sheet.mark(id, 'amount')).toEqual({ state: 'stale', mine: 33, theirs: 77 })
  expect([sheet.line(id)?.amount, sheet.waiting().count]).toEqual([77, 0])
  expect(sheet.news.last().at(-1)?.what).toBe('stale')
  sheet.unmark(id, 'amount')
  write(sheet, id, 'amount', 33)
  await vi.waitFor(() => expect(port.items()[0]?.amount).toBe(33))
  await vi.waitFor(() => expect(device.length).toBe(0))
  expect(reload().mark(id, 'amount')).toBeUndefined()
})

test('theirs taken, nothing is left of it on the device', async () => {
  const { device, sheet } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  sheet.unmark(id, 'amount')
  write(sheet, id, 'amount', 77)
  expect(device.length).toBe(0)
})

test('after a reload it is between the person’s value and what is stored by then', async () => {
  const { port, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  port.meanwhile(id, { amount: 78 })
  expect(reload().mark(id, 'amount')).toEqual({ state: 'stale', mine: 33, theirs: 78 })
})

test('there is nothing to choose where the stored value is the person’s own by then', async () => {
  const { port, now, sheet, device, reload } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  port.meanwhile(id, { amount: 33 })
  expect(reload().mark(id, 'amount')).toBeUndefined()
  sheet.accept(now())
  expect([sheet.mark(id, 'amount'), device.length]).toEqual([undefined, 0])
})

test('a budget that is read anew brings what others wrote since', async () => {
  const { port, now, sheet } = await undecided()
  port.meanwhile(id, { amount: 79 })
  sheet.accept(now())
  expect(sheet.mark(id, 'amount')).toEqual({ state: 'stale', mine: 33, theirs: 79 })
})

test('it is gone with its line', async () => {
  const { port, now, sheet, device } = await undecided()
  await vi.waitFor(() => expect(device.length).toBe(1))
  await port.deleteItem({ id: idOf(2, 5), version: 1 }).catch(() => undefined)
  sheet.accept({ ...now(), items: port.items().filter(item => item.id !== id) })
  expect([sheet.mark(id, 'amount'), device.length]).toEqual([undefined, 0])
})

test('the name of a category is kept like that, beside edits that wait', async () => {
  const { sheet, port, reload } = laid()
  const stop = sheet.start()
  await port.editCategory({ id: staff, version: 1, name: 'People' })
  write(sheet, staff, 'name', 'Crew')
  await vi.waitFor(() => expect(sheet.mark(staff, 'name')?.state).toBe('stale'))
  port.setOffline(true)
  write(sheet, id, 'notes', 'By phone')
  await vi.waitFor(() => expect(sheet.waiting()).toEqual({ count: 1, code: 'unavailable' }))
  stop()
  const again = reload()
  expect(again.mark(staff, 'name')).toEqual({ state: 'stale', mine: 'Crew', theirs: 'People' })
  expect([again.line(id)?.notes, again.mark(id, 'notes')?.state]).toEqual(['By phone', 'waiting'])
})
