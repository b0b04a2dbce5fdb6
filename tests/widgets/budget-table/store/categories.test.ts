import { dropCategory, emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, refusedAt, setUp, storedIn, write } from '../set-up.ts'

const own = idOf(4, 1)
const travel = { id: own, code: '3', name: 'Travel' }
const taken = { ...travel, code: '1' }
const lineOf = (at: number, code: string, after_id?: string | null) =>
  aLine(at, code, { category_id: own, ...(after_id === undefined ? {} : { after_id }) })
const bus = lineOf(1, '3.1')
const taxi = lineOf(2, '3.2', null)

test('shows an added category immediately, and includes it in the stored budget once it is saved', async () => {
  const { store, port } = setUp()
  const open = port.hold()
  store.addCategory(travel)
  expect(store.rows().at(-1)).toBe(own)
  expect(store.category(own)).toMatchObject({ code: '3', name: 'Travel', total_minor: 0, can: { edit: true } })
  expect([store.mark(own, 'code')?.state, store.stored().categories.length]).toEqual(['saving', 2])
  open()
  await vi.waitFor(() => expect(store.mark(own, 'code')?.state).toBe('saved'))
  expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3', name: 'Travel' })
  expect(store.stored().categories.at(-1)?.id).toBe(own)
  expect([store.history.canUndo(), port.calls]).toEqual([false, ['addCategory']])
})

test('keeps an offline category with its lines over a reload, and sends all in order once online', async () => {
  const { sync, store: before, port, device, reload } = setUp()
  const stop = sync.start()
  port.setOffline(true)
  before.addCategory(travel)
  before.apply({ ...emptyChangeSet, adds: [bus] })
  write(before, own, 'name', 'Journeys')
  await vi.waitFor(() => expect(before.waiting()).toEqual({ count: 3, code: 'unavailable' }))
  stop()
  const store = reload()
  expect(store.category(own)).toMatchObject({ code: '3', name: 'Journeys', total_minor: 1200 })
  expect([store.linesIn(own), store.mark(own, 'code')?.state]).toEqual([[bus.id], 'waiting'])
  store.apply({ ...emptyChangeSet, adds: [taxi] })
  expect(store.linesIn(own)).toEqual([taxi.id, bus.id])
  const tried = port.calls.length
  port.setOffline(false)
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect(new Set(port.calls.slice(0, tried))).toEqual(new Set(['addCategory']))
  expect(port.calls.slice(-4)).toEqual(['addCategory', 'addItem', 'editCategory', 'addItem'])
  expect(port.categories().at(-1)).toMatchObject({ name: 'Journeys', total_minor: 0 })
  expect(port.items().slice(-2)).toMatchObject([{ id: taxi.id }, { id: bus.id }])
  expect(store.category(own)).toMatchObject({ name: 'Journeys', total_minor: 2400 })
  expect([device.length, store.stored().categories.at(-1)?.total_minor]).toEqual([0, 2400])
})

test('stores a category once when its response was lost, even after a reload', async () => {
  const { sync, store, port, reload } = setUp()
  const stop = sync.start()
  port.failNext('lost')
  store.addCategory(travel)
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  expect(port.categories()).toHaveLength(3)
  stop()
  const again = reload()
  await vi.waitFor(() => expect(again.waiting()).toEqual({ count: 0, code: undefined }))
  expect(port.calls).toEqual(['addCategory', 'addCategory'])
  expect([port.categories().length, again.categories().length]).toEqual([3, 3])
})

test('rejects a duplicate code in its cell, preserves name and lines, and stores them once corrected', async () => {
  const { store, port } = setUp()
  store.addCategory(taken)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  write(store, bus.id, 'amount', 24)
  await refusedAt(store, 'code_taken', own)
  expect(store.mark(bus.id, 'code')).toMatchObject({ state: 'rejected', code: 'rejected_with_others' })
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'category_not_stored', code: 'code_taken' })
  expect([store.isRejected(own), store.waiting().count]).toEqual([true, 0])
  store.apply({ ...emptyChangeSet, adds: [taxi] })
  write(store, own, 'name', 'Journeys')
  expect(store.mark(taxi.id, 'code')).toMatchObject({ code: 'rejected_with_others' })
  expect([store.category(own)?.name, store.category(own)?.total_minor]).toEqual(['Journeys', 3600])
  expect(port.calls).toEqual(['addCategory'])
  write(store, own, 'code', '3')
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect(port.calls).toEqual(['addCategory', 'addCategory', 'changeItems'])
  expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3', name: 'Journeys' })
  expect(port.items().slice(-2)).toMatchObject([{ id: taxi.id }, { id: bus.id, amount: 24 }])
  expect(store.linesIn(own)).toEqual([taxi.id, bus.id])
  expect([store.isRejected(own), store.mark(own, 'code')?.state, store.mark(bus.id, 'code')?.state]).toEqual([
    ...[false, 'saved', 'saved'],
  ])
})

test('retries the same code when it is typed again, because it may be free by then', async () => {
  const { store, port } = setUp()
  port.failNext({ code: 'invalid', errors: [{ path: 'code', code: 'code_taken' }] })
  store.addCategory(travel)
  await refusedAt(store, 'code_taken', own)
  write(store, own, 'code', '3')
  await vi.waitFor(() => expect(port.categories().at(-1)?.id).toBe(own))
})

test('sends a new code that was typed while the first request was pending', async () => {
  const { store, port } = setUp()
  const open = port.hold()
  store.addCategory(taken)
  write(store, own, 'code', '3')
  open()
  await vi.waitFor(() => expect(port.categories().at(-1)).toMatchObject({ id: own, code: '3' }))
  expect([store.isRejected(own), store.category(own)?.code]).toEqual([false, '3'])
})

test('keeps a rejected category with its lines over a reload and a refreshed budget', async () => {
  const { store: before, port, now, reload } = setUp()
  before.addCategory(taken)
  before.apply({ ...emptyChangeSet, adds: [bus] })
  await refusedAt(before, 'code_taken', own)
  const store = reload()
  await refusedAt(store, 'code_taken', own)
  expect([store.category(own)?.name, store.linesIn(own), port.calls.length]).toEqual(['Travel', [bus.id], 1])
  store.accept(now())
  expect([store.category(own)?.total_minor, store.mark(own, 'code')?.state]).toEqual([1200, 'rejected'])
  expect(store.stored().categories).toHaveLength(2)
  write(store, own, 'code', '3')
  await vi.waitFor(() => expect(storedIn(port, bus.id)?.category_id).toBe(own))
})

test('removes a rejected category with its lines, without undo or stored data', async () => {
  const { budget, store, port, device } = setUp()
  store.addCategory({ ...travel, code: 'x' })
  port.failNext({ code: 'privilege_missing' })
  store.apply({ ...emptyChangeSet, adds: [bus] })
  await refusedAt(store, 'privilege_missing', own)
  store.dropCategory(own, dropCategory)
  expect([store.isRejected(own), store.category(own), store.line(bus.id)]).toEqual([false, undefined, undefined])
  expect([store.rows().includes(own), store.history.canUndo(), device.length]).toEqual([false, false, 0])
  expect(store.totals()).toEqual(budget.totals)
  expect(port.calls).toEqual(['addCategory'])
})

test('does not restore a line that was deleted while its category was being rejected', async () => {
  const { store, port } = setUp()
  const open = port.hold()
  store.addCategory(taken)
  store.apply({ ...emptyChangeSet, adds: [bus] })
  store.apply({ ...emptyChangeSet, deletes: [bus] })
  open()
  await refusedAt(store, 'code_taken', own)
  expect([store.line(bus.id), store.linesIn(own), store.waiting().count]).toEqual([undefined, [], 0])
  write(store, own, 'code', '3')
  await vi.waitFor(() => expect(port.categories()).toHaveLength(3))
  expect(port.calls).toEqual(['addCategory', 'addCategory'])
})

test('keeps showing a pending rename when a line’s response contains the stored name', async () => {
  const { store, port } = setUp()
  const [staff, line] = [idOf(1, 0), idOf(2, 0)]
  const open = port.hold()
  write(store, line, 'amount', 20)
  write(store, staff, 'name', 'People')
  const shown: (string | undefined)[] = []
  store.events.row.subscribe(staff, () => shown.push(store.category(staff)?.name))
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  port.hold()
  open()
  await vi.waitFor(() => expect(store.mark(line, 'amount')?.state).toBe('saved'))
  expect(shown.length).toBeGreaterThan(0)
  expect(new Set(shown)).toEqual(new Set(['People']))
  expect(store.stored().categories[0]?.name).toBe('Staff')
})
