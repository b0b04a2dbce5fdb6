import { emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, setUp, storedIn, write } from '../set-up.ts'

const [first, second] = [idOf(2, 0), idOf(2, 1)]

test('restores and sends the pending edits of two pages in a third one', async () => {
  const { store, budget, port, device, open, reload } = setUp()
  const { store: beside } = open(budget)
  port.setOffline(true)
  write(store, first, 'amount', 20)
  write(beside, second, 'amount', 30)
  const next = reload()
  expect([next.line(first)?.amount, next.line(second)?.amount, device.length]).toEqual([20, 30, 1])
  port.setOffline(false)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(next.waiting().count).toBe(0))
  expect([storedIn(port, first)?.amount, storedIn(port, second)?.amount]).toEqual([20, 30])
})

test('keeps another page’s pending edits after one page has sent its own', async () => {
  const { store, budget, port, device, open, reload } = setUp()
  const { store: beside } = open(budget)
  port.setOffline(true)
  write(store, first, 'amount', 20)
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  port.setOffline(false)
  write(beside, second, 'amount', 30)
  await vi.waitFor(() => expect(beside.waiting().count).toBe(0))
  expect(device.length).toBe(1)
  expect(reload().line(first)?.amount).toBe(20)
})

test('ignores stored data that is not a list of edits, and restores the rest', () => {
  const { store, device, port, reload } = setUp()
  port.setOffline(true)
  write(store, first, 'amount', 20)
  const [place = ''] = Object.keys(device)
  device.setItem(`${place}1`, '{"half')
  device.setItem(`${place}2`, '[1, {"edits": []}]')
  device.setItem('another', 'stays')
  expect([reload().line(first)?.amount, device.getItem('another')]).toEqual([20, 'stays'])
})

test('does not report the budget as stale when a line is deleted while it is being added', async () => {
  const { store, port } = setUp()
  const onOutdated = vi.fn()
  store.events.table.subscribe('outdated', onOutdated)
  const open = port.hold()
  const line = aLine(1, '1.9', { category_id: idOf(1, 0) })
  store.apply({ ...emptyChangeSet, adds: [line] })
  await vi.waitFor(() => expect(port.calls).toEqual(['addItem']))
  store.apply({ ...emptyChangeSet, deletes: [line] })
  open()
  await vi.waitFor(() => expect(store.waiting().count).toBe(0))
  expect([port.calls, storedIn(port, line.id)]).toEqual([['addItem', 'deleteItem'], undefined])
  expect(onOutdated).not.toHaveBeenCalled()
})
