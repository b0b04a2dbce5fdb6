import { dropCategory, nothing } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, laid, refusedAt, storedIn, write } from './laid.ts'

const own = idOf(4, 1)
const travel = { id: own, code: '3', name: 'Travel' }
const bus = aLine(1, '3.1', { category_id: own })

test('a category that waits is dropped with its lines, and what else waits is sent without it', async () => {
  const { budget, sheet, port, device, reload } = laid()
  const stop = sheet.start()
  port.setOffline(true)
  write(sheet, idOf(2, 0), 'amount', 20)
  sheet.addCategory(travel)
  sheet.act({ ...nothing, adds: [bus] })
  write(sheet, bus.id, 'name', 'Coach')
  write(sheet, own, 'name', 'Journeys')
  write(sheet, idOf(2, 1), 'amount', 30)
  await vi.waitFor(() => expect(sheet.waiting()).toEqual({ count: 6, code: 'unavailable' }))
  expect(sheet.drop(own, dropCategory)).toBe(true)
  expect([sheet.category(own), sheet.line(bus.id), sheet.rows().includes(own)]).toEqual([undefined, undefined, false])
  expect([sheet.line(idOf(2, 0))?.amount, sheet.line(idOf(2, 1))?.amount]).toEqual([20, 30])
  expect(sheet.categories().map(id => sheet.category(id)?.total_minor)).toHaveLength(2)
  expect(sheet.waiting().count).toBe(2)
  stop()
  const again = reload()
  expect([again.category(own), again.waiting().count]).toEqual([undefined, 2])
  port.setOffline(false)
  await vi.waitFor(() => expect(again.waiting().count).toBe(0))
  expect([storedIn(port, idOf(2, 0))?.amount, storedIn(port, idOf(2, 1))?.amount]).toEqual([20, 30])
  expect([port.categories().length, port.items().length, device.length]).toEqual([2, budget.items.length, 0])
  expect(port.calls).not.toContain('addCategory')
})

test('nothing is said to wait where that was all, and nothing of it is taken back', async () => {
  const { budget, sheet, port, device } = laid()
  port.setOffline(true)
  sheet.addCategory(travel)
  sheet.act({ ...nothing, adds: [bus] })
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  sheet.drop(own, dropCategory)
  expect(sheet.waiting()).toEqual({ count: 0, code: undefined })
  expect([sheet.history.canUndo(), device.length]).toEqual([false, 0])
  expect(sheet.totals()).toEqual(budget.totals)
})

test('of lines that were pasted at once, those in other categories are kept', async () => {
  const { sheet, port } = laid()
  port.setOffline(true)
  sheet.addCategory(travel)
  sheet.act({ ...nothing, adds: [bus, aLine(2, '1.4', { category_id: idOf(1, 0) })] })
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  sheet.drop(own, dropCategory)
  port.setOffline(false)
  sheet.start()
  await vi.waitFor(() => expect(storedIn(port, idOf(3, 2))).toBeDefined())
  expect([storedIn(port, bus.id), port.categories().length]).toEqual([undefined, 2])
})

test('one that is on its way or stored is not dropped, and stays in its order', async () => {
  const { sheet, port } = laid()
  const open = port.hold()
  sheet.addCategory(travel)
  sheet.act({ ...nothing, adds: [bus] })
  expect(sheet.drop(own, dropCategory)).toBe(false)
  open()
  await vi.waitFor(() => expect(storedIn(port, bus.id)).toBeDefined())
  expect(sheet.drop(own, dropCategory)).toBe(false)
  expect(sheet.category(own)?.name).toBe('Travel')
})

test('one behind an edit that is under way is dropped, and the edit is answered as ever', async () => {
  const { sheet, port } = laid()
  const open = port.hold()
  write(sheet, idOf(2, 0), 'amount', 20)
  sheet.addCategory(travel)
  write(sheet, idOf(2, 1), 'amount', 30)
  expect(sheet.drop(own, dropCategory)).toBe(true)
  open()
  await vi.waitFor(() => expect(storedIn(port, idOf(2, 1))?.amount).toBe(30))
  expect([storedIn(port, idOf(2, 0))?.amount, port.calls]).toEqual([20, ['editItem', 'editItem']])
})

test('one that is refused while it waited in the table goes like one that waits', async () => {
  const { sheet, port } = laid()
  sheet.addCategory({ ...travel, code: '1' })
  await refusedAt(sheet, 'code_taken', own)
  sheet.act({ ...nothing, adds: [bus] })
  expect(sheet.drop(own, dropCategory)).toBe(true)
  expect([sheet.isHeld(own), sheet.isHeld(bus.id), sheet.line(bus.id)]).toEqual([false, false, undefined])
  expect(port.calls).toEqual(['addCategory'])
})
