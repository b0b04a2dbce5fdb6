import { dropCategory, nothing } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, laid, refusedAt, storedIn, write } from './laid.ts'

const own = idOf(4, 1)
const travel = { id: own, code: '3', name: 'Travel' }
const taken = { ...travel, code: '1' }
const lineOf = (at: number, code: string, after_id?: string | null) =>
  aLine(at, code, { category_id: own, ...(after_id === undefined ? {} : { after_id }) })
const bus = lineOf(1, '3.1')
const taxi = lineOf(2, '3.2', null)

test('an added category stands there at once, is told as stored, and only then belongs to what is stored', async () => {
  const { sheet, port } = laid()
  const open = port.hold()
  sheet.addCategory(travel)
  expect(sheet.rows().at(-1)).toBe(own)
  expect(sheet.category(own)).toMatchObject({ code: '3', name: 'Travel', total_minor: 0, can: { edit: true } })
  expect([sheet.mark(own, 'code')?.state, sheet.stored().categories.length]).toEqual(['saving', 2])
  open()
  await vi.waitFor(() => expect(sheet.mark(own, 'code')?.state).toBe('saved'))
  expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3', name: 'Travel' })
  expect(sheet.stored().categories.at(-1)?.id).toBe(own)
  expect([sheet.history.canUndo(), port.calls]).toEqual([false, ['addCategory']])
})

test('offline it waits with its lines over a reload, and all are sent in their order when the connection is back', async () => {
  const { sheet: before, port, device, reload } = laid()
  const stop = before.start()
  port.setOffline(true)
  before.addCategory(travel)
  before.act({ ...nothing, adds: [bus] })
  write(before, own, 'name', 'Journeys')
  await vi.waitFor(() => expect(before.waiting()).toEqual({ count: 3, code: 'unavailable' }))
  stop()
  const sheet = reload()
  expect(sheet.category(own)).toMatchObject({ code: '3', name: 'Journeys', total_minor: 1200 })
  expect([sheet.linesIn(own), sheet.mark(own, 'code')?.state]).toEqual([[bus.id], 'waiting'])
  sheet.act({ ...nothing, adds: [taxi] })
  expect(sheet.linesIn(own)).toEqual([taxi.id, bus.id])
  const tried = port.calls.length
  port.setOffline(false)
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect(new Set(port.calls.slice(0, tried))).toEqual(new Set(['addCategory']))
  expect(port.calls.slice(-4)).toEqual(['addCategory', 'addItem', 'editCategory', 'addItem'])
  expect(port.categories().at(-1)).toMatchObject({ name: 'Journeys', total_minor: 0 })
  expect(port.items().slice(-2)).toMatchObject([{ id: taxi.id }, { id: bus.id }])
  expect(sheet.category(own)).toMatchObject({ name: 'Journeys', total_minor: 2400 })
  expect([device.length, sheet.stored().categories.at(-1)?.total_minor]).toEqual([0, 2400])
})

test('one whose answer was lost is stored once, also where the page was loaded again meanwhile', async () => {
  const { sheet, port, reload } = laid()
  const stop = sheet.start()
  port.failNext('lost')
  sheet.addCategory(travel)
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  expect(port.categories()).toHaveLength(3)
  stop()
  const again = reload()
  await vi.waitFor(() => expect(again.waiting()).toEqual({ count: 0, code: undefined }))
  expect(port.calls).toEqual(['addCategory', 'addCategory'])
  expect([port.categories().length, again.categories().length]).toEqual([3, 3])
})

test('a code that is taken is said in the cell, with the name kept and its lines beside, until it is mended', async () => {
  const { sheet, port } = laid()
  sheet.addCategory(taken)
  sheet.act({ ...nothing, adds: [bus] })
  write(sheet, bus.id, 'amount', 24)
  await refusedAt(sheet, 'code_taken', own)
  expect(sheet.mark(bus.id, 'code')).toMatchObject({ state: 'refused', code: 'refused_beside' })
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'kept_category', code: 'code_taken' })
  expect([sheet.isHeld(own), sheet.waiting().count]).toEqual([true, 0])
  sheet.act({ ...nothing, adds: [taxi] })
  write(sheet, own, 'name', 'Journeys')
  expect(sheet.mark(taxi.id, 'code')).toMatchObject({ code: 'refused_beside' })
  expect([sheet.category(own)?.name, sheet.category(own)?.total_minor]).toEqual(['Journeys', 3600])
  expect(port.calls).toEqual(['addCategory'])
  write(sheet, own, 'code', '3')
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect(port.calls).toEqual(['addCategory', 'addCategory', 'changeItems'])
  expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3', name: 'Journeys' })
  expect(port.items().slice(-2)).toMatchObject([{ id: taxi.id }, { id: bus.id, amount: 24 }])
  expect(sheet.linesIn(own)).toEqual([taxi.id, bus.id])
  expect([sheet.isHeld(own), sheet.mark(own, 'code')?.state, sheet.mark(bus.id, 'code')?.state]).toEqual([
    ...[false, 'saved', 'saved'],
  ])
})

test('the same code typed again is tried again: whoever had it may have given it up', async () => {
  const { sheet, port } = laid()
  port.failNext({ code: 'invalid', errors: [{ path: 'code', code: 'code_taken' }] })
  sheet.addCategory(travel)
  await refusedAt(sheet, 'code_taken', own)
  write(sheet, own, 'code', '3')
  await vi.waitFor(() => expect(port.categories().at(-1)?.id).toBe(own))
})

test('one whose code was changed while it was under way is sent again by itself', async () => {
  const { sheet, port } = laid()
  const open = port.hold()
  sheet.addCategory(taken)
  write(sheet, own, 'code', '3')
  open()
  await vi.waitFor(() => expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3' }))
  expect([sheet.isHeld(own), sheet.category(own)?.code]).toEqual([false, '3'])
})

test('refused, it survives a reload and a budget that is read anew, with its lines', async () => {
  const { sheet: before, port, now, reload } = laid()
  before.addCategory(taken)
  before.act({ ...nothing, adds: [bus] })
  await refusedAt(before, 'code_taken', own)
  const sheet = reload()
  await refusedAt(sheet, 'code_taken', own)
  expect([sheet.category(own)?.name, sheet.linesIn(own), port.calls.length]).toEqual(['Travel', [bus.id], 1])
  sheet.accept(now())
  expect([sheet.category(own)?.total_minor, sheet.mark(own, 'code')?.state]).toEqual([1200, 'refused'])
  expect(sheet.stored().categories).toHaveLength(2)
  write(sheet, own, 'code', '3')
  await vi.waitFor(() => expect(storedIn(port, bus.id)?.category_id).toBe(own))
})

test('refused, it is removed with its lines, and nothing of it is left to be taken back or kept', async () => {
  const { budget, sheet, port, device } = laid()
  sheet.addCategory({ ...travel, code: 'x' })
  port.failNext({ code: 'privilege_missing' })
  sheet.act({ ...nothing, adds: [bus] })
  await refusedAt(sheet, 'privilege_missing', own)
  sheet.drop(own, dropCategory)
  expect([sheet.isHeld(own), sheet.category(own), sheet.line(bus.id)]).toEqual([false, undefined, undefined])
  expect([sheet.rows().includes(own), sheet.history.canUndo(), device.length]).toEqual([false, false, 0])
  expect(sheet.totals()).toEqual(budget.totals)
  expect(port.calls).toEqual(['addCategory'])
})

test('a line that was deleted while its category was refused does not come back with it', async () => {
  const { sheet, port } = laid()
  const open = port.hold()
  sheet.addCategory(taken)
  sheet.act({ ...nothing, adds: [bus] })
  sheet.act({ ...nothing, deletes: [bus] })
  open()
  await refusedAt(sheet, 'code_taken', own)
  expect([sheet.line(bus.id), sheet.linesIn(own), sheet.waiting().count]).toEqual([undefined, [], 0])
  write(sheet, own, 'code', '3')
  await vi.waitFor(() => expect(port.categories()).toHaveLength(3))
  expect(port.calls).toEqual(['addCategory', 'addCategory'])
})

test('a rename that waits stays in sight while the answer to a line brings the name that is stored', async () => {
  const { sheet, port } = laid()
  const [staff, line] = [idOf(1, 0), idOf(2, 0)]
  const open = port.hold()
  write(sheet, line, 'amount', 20)
  write(sheet, staff, 'name', 'People')
  const shown: (string | undefined)[] = []
  sheet.bells.listen(staff, () => shown.push(sheet.category(staff)?.name))
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  port.hold()
  open()
  await vi.waitFor(() => expect(sheet.mark(line, 'amount')?.state).toBe('saved'))
  expect(shown.length).toBeGreaterThan(0)
  expect(new Set(shown)).toEqual(new Set(['People']))
  expect(sheet.stored().categories[0]?.name).toBe('Staff')
})
