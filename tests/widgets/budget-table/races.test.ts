import { nothing } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import { idOf, sumOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, laid, refusedAt, storedIn, write } from './laid.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const [first, second, third] = [idOf(2, 0), idOf(2, 1), idOf(2, 2)]
const own = idOf(3, 1)

/** Two edits of which the first is under way until `open` is called, and the budget as somebody else reads it then. */
const twoEdits = async () => {
  const { sheet, port, now } = laid()
  const open = port.hold()
  write(sheet, first, 'amount', 20)
  write(sheet, second, 'amount', 30)
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  return { sheet, port, open, read: now() }
}

test('an edit that somebody else overtook while it was under way takes no other edit with it', async () => {
  const { sheet, port, open, read } = await twoEdits()
  const items = read.items.map(item => (item.id === first ? { ...item, amount: 77, version: 3 } : item))
  sheet.accept({ ...read, items })
  open()
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect(storedIn(port, second)?.amount).toBe(30)
})

test('nor does the edit of a line that somebody else deleted', async () => {
  const { sheet, port, open, read } = await twoEdits()
  sheet.accept({ ...read, items: read.items.filter(({ id }) => id !== first) })
  open()
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect(storedIn(port, second)?.amount).toBe(30)
})

test('that an edit has gone with its line is told', async () => {
  const { sheet, port, now } = laid()
  port.setOffline(true)
  write(sheet, first, 'amount', 20)
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  const read = now()
  sheet.accept({ ...read, items: read.items.filter(({ id }) => id !== first) })
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'gone', value: '1.1 Project coordinator' })
})

test('a line that waits in a category that somebody else deleted counts in no sum, and goes when the server says so', async () => {
  const { sheet, port, now } = laid()
  port.setOffline(true)
  sheet.act({ ...nothing, adds: [aLine(1, '1.9', { category_id: staff })] })
  write(sheet, idOf(2, 3), 'amount', 9)
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  const read = now()
  const items = read.items.filter(({ category_id }) => category_id === training)
  const categories = read.categories.slice(1)
  const given = { ...read, items, categories, totals: sumOf(items) }
  sheet.accept(given)
  const shown = () => sheet.linesIn(training).flatMap(id => sheet.line(id) ?? [])
  expect(sheet.totals().total_minor).toBe(sumOf(shown()).total_minor)
  const { addItem } = port
  Object.assign(port, {
    addItem: (line: Parameters<typeof addItem>[0]) => {
      port.failNext({ code: 'invalid', errors: [{ path: 'category_id', code: 'unknown_value' }] })
      return addItem(line)
    },
  })
  let isOutdated = false
  sheet.bells.listen('outdated', () => {
    isOutdated = true
  })
  port.setOffline(false)
  sheet.start()
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect(isOutdated).toBe(true)
  const next = port.items().filter(({ category_id }) => category_id === training)
  sheet.accept({ ...given, items: next, totals: sumOf(next) })
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'gone', value: '1.9 Guard' })
  expect([sheet.line(own), storedIn(port, idOf(2, 3))?.amount]).toEqual([undefined, 9])
  expect(sheet.totals().total_minor).toBe(sumOf(shown()).total_minor)
})

test('a reading that was begun before something was stored does not take it away, and is asked for again', async () => {
  const { sheet, port, now } = laid()
  const before = now()
  let times = 0
  sheet.bells.listen('outdated', () => times++)
  sheet.act({ ...nothing, adds: [aLine(1, '1.9', { category_id: staff })] })
  sheet.addCategory({ id: idOf(4, 1), code: '3', name: 'Travel' })
  write(sheet, first, 'amount', 20)
  sheet.act({ ...nothing, deletes: [aLine(3, '1.3', { category_id: staff })] })
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  write(sheet, own, 'name', 'Cook')
  sheet.accept(before)
  const shownNow = [sheet.line(own)?.name, sheet.line(first)?.amount, sheet.category(idOf(4, 1))?.name]
  expect(shownNow).toEqual(['Cook', 20, 'Travel'])
  expect(times).toBeGreaterThan(0)
  await vi.waitFor(() => expect(storedIn(port, own)?.name).toBe('Cook'))
  const next = now()
  sheet.accept(next)
  expect(sheet.budget()).toBe(next)
})

test('a reading that is taken is not asked for again, and tells the host of nothing stored', () => {
  const { sheet, now } = laid()
  const rung: string[] = []
  for (const name of ['outdated', 'stored', 'totals']) sheet.bells.listen(name, () => rung.push(name))
  sheet.accept(now())
  expect(rung).toEqual(['totals'])
})

test('one that says so twice is believed: somebody else has put things back', async () => {
  const { sheet, now } = laid()
  const before = now()
  write(sheet, first, 'amount', 20)
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  sheet.accept(before)
  expect(sheet.line(first)?.amount).toBe(20)
  sheet.accept({ ...before })
  expect(sheet.line(first)?.amount).toBe(1)
})

test('where a category has gone, the budget is asked for again', async () => {
  const { sheet, port } = laid()
  let times = 0
  sheet.bells.listen('outdated', () => times++)
  port.failNext({ code: 'not_found' })
  write(sheet, staff, 'name', 'People')
  await vi.waitFor(() => expect(sheet.news.last().at(-1)?.what).toBe('gone'))
  expect(times).toBe(1)
})

test('what is taken back and refused is not gone from what can be taken back', async () => {
  const { sheet, port } = laid()
  write(sheet, third, 'amount', 20)
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  write(sheet, third, 'amount', 30)
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  port.failNext({ code: 'invalid', errors: [{ path: 'amount', code: 'below_spent' }] })
  sheet.undo()
  await refusedAt(sheet, 'below_spent', third, 'amount')
  expect([sheet.line(third)?.amount, sheet.history.canUndo(), sheet.history.canRedo()]).toEqual([30, true, false])
  sheet.undo()
  await vi.waitFor(() => expect(storedIn(port, third)?.amount).toBe(20))
  sheet.undo()
  await vi.waitFor(() => expect(storedIn(port, third)?.amount).toBe(3))
})

test('of a block with a line that somebody else deleted, that line is named and the budget asked for again', async () => {
  const { sheet, port } = laid()
  let times = 0
  sheet.bells.listen('outdated', () => times++)
  port.failNext({ code: 'invalid', errors: [{ path: 'edits.1.id', code: 'unknown_value' }] })
  sheet.write([first, second].map(id => ({ id, field: 'amount', value: 20 })))
  await refusedAt(sheet, 'not_found', second, 'amount')
  await refusedAt(sheet, 'refused_beside', first, 'amount')
  expect(times).toBe(1)
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'refused', code: 'not_found' })
})

test('of two edits of a line, the one that was refused is no more to be taken back, and the other is', async () => {
  const { sheet, port } = laid()
  port.failNext({ code: 'invalid', errors: [{ path: 'amount', code: 'below_spent' }] })
  write(sheet, first, 'amount', 0)
  write(sheet, first, 'name', 'Head')
  await refusedAt(sheet, 'below_spent', first, 'amount')
  await vi.waitFor(() => expect(storedIn(port, first)?.name).toBe('Head'))
  sheet.undo()
  await vi.waitFor(() => expect(storedIn(port, first)?.name).toBe('Project coordinator'))
  expect(sheet.history.canUndo()).toBe(false)
})

test('lines that are refused for something that is none of theirs are kept, and not sent again for ever', async () => {
  const { sheet, port } = laid()
  const { changeItems } = port
  Object.assign(port, {
    changeItems: (block: Parameters<typeof changeItems>[0]) => {
      port.failNext({ code: 'invalid', errors: [{ path: 'adds', code: 'too_long' }] })
      return changeItems(block)
    },
  })
  sheet.act({ ...nothing, adds: [aLine(1, '1.8', { category_id: staff }), aLine(2, '1.9', { category_id: staff })] })
  await refusedAt(sheet, 'too_long', own)
  expect([sheet.isHeld(own), sheet.isHeld(idOf(3, 2)), port.calls]).toEqual([true, true, ['changeItems']])
})

test('an edit that could not be sent, while others wrote into its cell, asks which value stays and overwrites none', async () => {
  const { sheet, port, now } = laid()
  port.setOffline(true)
  const open = port.hold()
  write(sheet, first, 'amount', 20)
  await vi.waitFor(() => expect(port.calls).toEqual(['editItem']))
  port.meanwhile(first, { amount: 77 })
  sheet.accept(now())
  open()
  await vi.waitFor(() => expect(sheet.mark(first, 'amount')).toEqual({ state: 'stale', mine: 20, theirs: 77 }))
  port.setOffline(false)
  sheet.start()
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect([storedIn(port, first)?.amount, sheet.line(first)?.amount]).toEqual([77, 77])
})
