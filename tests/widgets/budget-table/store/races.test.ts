import { emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { idOf, sumOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, refusedAt, setUp, storedIn, write } from '../set-up.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const [first, second, third] = [idOf(2, 0), idOf(2, 1), idOf(2, 2)]
const own = idOf(3, 1)

/** Two edits, with the first request pending until `open` is called. `read` is the budget as stored by then. */
const twoEdits = async () => {
  const { store, port, now } = setUp()
  const open = port.hold()
  write(store, first, 'amount', 20)
  write(store, second, 'amount', 30)
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  return { store, port, open, read: now() }
}

test('sends other edits after someone else’s newer version overtook a pending edit', async () => {
  const { store, port, open, read } = await twoEdits()
  const items = read.items.map(item => (item.id === first ? { ...item, amount: 77, version: 3 } : item))
  store.accept({ ...read, items })
  open()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect(storedIn(port, second)?.amount).toBe(30)
})

test('sends other edits after someone else deleted the line of a pending edit', async () => {
  const { store, port, open, read } = await twoEdits()
  store.accept({ ...read, items: read.items.filter(({ id }) => id !== first) })
  open()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect(storedIn(port, second)?.amount).toBe(30)
})

test('announces an edit that is lost with its deleted line', async () => {
  const { store, port, now } = setUp()
  port.setOffline(true)
  write(store, first, 'amount', 20)
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  const read = now()
  store.accept({ ...read, items: read.items.filter(({ id }) => id !== first) })
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'gone', value: '1.1 Project coordinator' })
})

test('excludes a pending line in a deleted category from sums, and drops it once the server rejects it', async () => {
  const { sync, store, port, now } = setUp()
  port.setOffline(true)
  store.apply({ ...emptyChangeSet, adds: [aLine(1, '1.9', { category_id: staff })] })
  write(store, idOf(2, 3), 'amount', 9)
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  const read = now()
  const items = read.items.filter(({ category_id }) => category_id === training)
  const categories = read.categories.slice(1)
  const given = { ...read, items, categories, totals: sumOf(items) }
  store.accept(given)
  const shown = () => store.linesIn(training).flatMap(id => store.line(id) ?? [])
  expect(store.totals().total_minor).toBe(sumOf(shown()).total_minor)
  const { addItem } = port
  Object.assign(port, {
    addItem: (line: Parameters<typeof addItem>[0]) => {
      port.failNext({ code: 'invalid', errors: [{ path: 'category_id', code: 'unknown_value' }] })
      return addItem(line)
    },
  })
  let isOutdated = false
  store.events.table.subscribe('outdated', () => {
    isOutdated = true
  })
  port.setOffline(false)
  sync.start()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect(isOutdated).toBe(true)
  const next = port.items().filter(({ category_id }) => category_id === training)
  store.accept({ ...given, items: next, totals: sumOf(next) })
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'gone', value: '1.9 Guard' })
  expect([store.line(own), storedIn(port, idOf(2, 3))?.amount]).toEqual([undefined, 9])
  expect(store.totals().total_minor).toBe(sumOf(shown()).total_minor)
})

test('keeps newer stored edits when a stale budget arrives, and requests the budget again', async () => {
  const { store, port, now } = setUp()
  const before = now()
  let times = 0
  store.events.table.subscribe('outdated', () => times++)
  store.apply({ ...emptyChangeSet, adds: [aLine(1, '1.9', { category_id: staff })] })
  store.addCategory({ id: idOf(4, 1), code: '3', name: 'Travel' })
  write(store, first, 'amount', 20)
  store.apply({ ...emptyChangeSet, deletes: [aLine(3, '1.3', { category_id: staff })] })
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  write(store, own, 'name', 'Cook')
  store.accept(before)
  const shownNow = [store.line(own)?.name, store.line(first)?.amount, store.category(idOf(4, 1))?.name]
  expect(shownNow).toEqual(['Cook', 20, 'Travel'])
  expect(times).toBeGreaterThan(0)
  await vi.waitFor(() => expect(storedIn(port, own)?.name).toBe('Cook'))
  const next = now()
  store.accept(next)
  expect(store.budget()).toBe(next)
})

test('accepts a current budget without requesting another one or reporting stored edits', () => {
  const { store, now } = setUp()
  const notified: string[] = []
  for (const event of ['outdated', 'stored'] as const) store.events.table.subscribe(event, () => notified.push(event))
  store.events.row.subscribe('totals', () => notified.push('totals'))
  store.accept(now())
  expect(notified).toEqual(['totals'])
})

test('accepts an older state that arrives twice, because someone else may have reverted the edit', async () => {
  const { store, now } = setUp()
  const before = now()
  write(store, first, 'amount', 20)
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  store.accept(before)
  expect(store.line(first)?.amount).toBe(20)
  store.accept({ ...before })
  expect(store.line(first)?.amount).toBe(1)
})

test('requests the budget again when a category no longer exists', async () => {
  const { store, port } = setUp()
  let times = 0
  store.events.table.subscribe('outdated', () => times++)
  port.failNext({ code: 'not_found' })
  write(store, staff, 'name', 'People')
  await vi.waitFor(() => expect(store.announcements.recent().at(-1)?.what).toBe('gone'))
  expect(times).toBe(1)
})

test('keeps an undo available after the server rejected it', async () => {
  const { store, port } = setUp()
  write(store, third, 'amount', 20)
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  write(store, third, 'amount', 30)
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  port.failNext({ code: 'invalid', errors: [{ path: 'amount', code: 'below_spent' }] })
  store.undo()
  await refusedAt(store, 'below_spent', third, 'amount')
  expect([store.line(third)?.amount, store.history.canUndo(), store.history.canRedo()]).toEqual([30, true, false])
  store.undo()
  await vi.waitFor(() => expect(storedIn(port, third)?.amount).toBe(20))
  store.undo()
  await vi.waitFor(() => expect(storedIn(port, third)?.amount).toBe(3))
})

test('names the deleted line of a rejected block, and requests the budget again', async () => {
  const { store, port } = setUp()
  let times = 0
  store.events.table.subscribe('outdated', () => times++)
  port.failNext({ code: 'invalid', errors: [{ path: 'edits.1.id', code: 'unknown_value' }] })
  store.write([first, second].map(id => ({ id, field: 'amount', value: 20 })))
  await refusedAt(store, 'not_found', second, 'amount')
  await refusedAt(store, 'rejected_with_others', first, 'amount')
  expect(times).toBe(1)
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'rejected', code: 'not_found' })
})

test('removes only the rejected one of two edits from the undo history', async () => {
  const { store, port } = setUp()
  port.failNext({ code: 'invalid', errors: [{ path: 'amount', code: 'below_spent' }] })
  write(store, first, 'amount', 0)
  write(store, first, 'name', 'Head')
  await refusedAt(store, 'below_spent', first, 'amount')
  await vi.waitFor(() => expect(storedIn(port, first)?.name).toBe('Head'))
  store.undo()
  await vi.waitFor(() => expect(storedIn(port, first)?.name).toBe('Project coordinator'))
  expect(store.history.canUndo()).toBe(false)
})

test('does not resend lines in a loop when their rejection names none of them', async () => {
  const { store, port } = setUp()
  const { changeItems } = port
  Object.assign(port, {
    changeItems: (block: Parameters<typeof changeItems>[0]) => {
      port.failNext({ code: 'invalid', errors: [{ path: 'adds', code: 'too_long' }] })
      return changeItems(block)
    },
  })
  store.apply({
    ...emptyChangeSet,
    adds: [aLine(1, '1.8', { category_id: staff }), aLine(2, '1.9', { category_id: staff })],
  })
  await refusedAt(store, 'too_long', own)
  expect([store.isRejected(own), store.isRejected(idOf(3, 2)), port.calls]).toEqual([true, true, ['changeItems']])
})
