import { expect, test, vi } from 'vitest'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { setPage, setUp, storedIn, write } from '../set-up.ts'

const [first, second] = [idOf(2, 0), idOf(2, 1)]

/** Whether the browser asks for confirmation before the page is left. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks before leaving the page when edits cannot be stored on a full device, until the server has them', async () => {
  setPage()
  const { store, sync, port, device } = setUp()
  sync.start()
  port.setOffline(true)
  write(store, first, 'amount', 20)
  await vi.waitFor(() => expect(store.waiting().code).toBe('unavailable'))
  // The edits are on the device, where the next visit finds them.
  expect(isAsked()).toBe(false)
  const full = vi.spyOn(Object.getPrototypeOf(device), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  write(store, second, 'amount', 30)
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  full.mockRestore()
  port.setOffline(false)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(storedIn(port, second)?.amount).toBe(30))
  expect(isAsked()).toBe(false)
})
