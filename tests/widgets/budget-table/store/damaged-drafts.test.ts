import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, setUp, storedIn, write } from '../set-up.ts'

const [first, second] = [idOf(2, 0), idOf(2, 1)]
const none = { edits: [], adds: [], deletes: [] }
const line = aLine(1, '1.9', { category_id: idOf(1, 0) })
const edited = (after: unknown) => ({ ...none, edits: [{ id: first, before: {}, after }] })

test.each([
  ['null', null],
  ['a change without its values', edited(undefined)],
  ['a change with null as its values', edited(null)],
  ['an amount as text, as another version stores it', edited({ amount: '20' })],
  ['a change without a line', { ...none, edits: [{ before: {}, after: { amount: 20 } }] }],
  ['an incomplete line', { ...none, adds: [{ ...line, frequency: undefined }] }],
  ['a deletion that is null', { ...none, deletes: [null] }],
  ['a category without a name', { ...none, category: { id: idOf(3, 2), code: 'X' } }],
  ['missing lists', { edits: [] }],
])('ignores a damaged entry on the device, loads the table, and sends other edits: %s', async (_, damaged) => {
  const { device, port, budget, reload } = setUp()
  const before = { name: storedIn(port, second)?.name }
  const good = { ...none, edits: [{ id: second, before, after: { name: 'Kept' } }] }
  device.setItem(`budget-table:${budget.project.id}:${port.person}0.1`, JSON.stringify([damaged, good]))
  const store = reload()
  await vi.waitFor(() => expect(storedIn(port, second)?.name).toBe('Kept'))
  write(store, first, 'amount', 30)
  await vi.waitFor(() => expect(storedIn(port, first)?.amount).toBe(30))
  expect([store.waiting().count, device.length]).toEqual([0, 0])
})
