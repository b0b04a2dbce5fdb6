import { emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, setUp, storedIn, write } from '../set-up.ts'

const [first, second] = [idOf(2, 0), idOf(2, 1)]

test('what waits in two pages is all found by a third, and sent', async () => {
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

test('what one page has sent leaves what waits in another where it is', async () => {
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

test('what is stored on the device and is no list of steps is left out, and the rest found', () => {
  const { store, device, port, reload } = setUp()
  port.setOffline(true)
  write(store, first, 'amount', 20)
  const [place = ''] = Object.keys(device)
  device.setItem(`${place}1`, '{"half')
  device.setItem(`${place}2`, '[1, {"edits": []}]')
  device.setItem('another', 'stays')
  expect([reload().line(first)?.amount, device.getItem('another')]).toEqual([20, 'stays'])
})

test('a line that is removed while its adding is under way leads to no reading of the budget', async () => {
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
