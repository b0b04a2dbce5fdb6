import { addedOf, nothing, type Sheet } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { laid } from './laid.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const [first, second, third] = [idOf(2, 3), idOf(2, 4), idOf(2, 5)]

/** Lines with money on them stay. */
const unspent = () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const none = { spent_minor: 0, spent_usd_minor: 0, without_rate: 0, committed_minor: 0 }
  return { ...budget, items: budget.items.map(line => ({ ...line, ...none, surplus_minor: line.total_minor })) }
}

/** A line of the second category with the place where it stands. */
const placed = (sheet: Sheet, id: string) => {
  const ids = sheet.linesIn(training)
  const line = sheet.line(id)
  if (!line) throw new Error(`there is no line ${id}`)
  return addedOf(line, ids[ids.indexOf(id) - 1] ?? null)
}

test.each([
  ['one first line', [first]],
  ['several first lines', [first, second]],
  ['all lines of a category', [first, second, third]],
])('%s deleted at once and taken back stand first again, in their order', async (_, ids) => {
  const { sheet, port, reload } = laid(unspent())
  sheet.act({ ...nothing, deletes: ids.map(id => placed(sheet, id)) })
  await vi.waitFor(() => expect(port.items()).toHaveLength(6 - ids.length))
  sheet.undo()
  expect(sheet.linesIn(training)).toEqual([first, second, third])
  await vi.waitFor(() => expect(port.items()).toHaveLength(6))
  expect(reload().linesIn(training)).toEqual([first, second, third])
  expect(port.items().map(({ category_id }) => category_id)).toEqual([
    ...[staff, staff, staff],
    ...[training, training, training],
  ])
})

test('first lines deleted one after the other and taken back one by one stand as they stood', async () => {
  const { sheet, port, reload } = laid(unspent())
  for (const id of [first, second]) sheet.act({ ...nothing, deletes: [placed(sheet, id)] })
  sheet.undo()
  sheet.undo()
  await vi.waitFor(() => expect(sheet.waiting().count).toBe(0))
  expect([sheet.linesIn(training), port.items().length]).toEqual([[first, second, third], 6])
  expect(reload().linesIn(training)).toEqual([first, second, third])
})

test('a first line that waits for the connection stands first again after a reload', async () => {
  const { sheet, port, reload } = laid(unspent())
  const stop = sheet.start()
  sheet.act({ ...nothing, deletes: [placed(sheet, first)] })
  await vi.waitFor(() => expect(port.items()).toHaveLength(5))
  port.setOffline(true)
  sheet.undo()
  await vi.waitFor(() => expect(sheet.waiting().code).toBe('unavailable'))
  stop()
  expect(reload().linesIn(training)).toEqual([first, second, third])
  port.setOffline(false)
  await vi.waitFor(() => expect(port.items()[3]?.id).toBe(first))
})
