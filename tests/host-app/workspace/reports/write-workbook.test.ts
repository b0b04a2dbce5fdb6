import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeWorkbook } from '../../../../packages/host-app/src/core/workbook/write-workbook.ts'

const ended = vi.fn()

/** A worker class that dispatches this event for each message, or never responds. */
const workerOf = (says?: Event) =>
  class extends EventTarget {
    terminate = ended
    postMessage() {
      if (says) this.dispatchEvent(says)
    }
  }

beforeEach(() => {
  ended.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['an error', new Event('error')],
  ['an unreadable message', new Event('messageerror')],
  ['a report of failure', new MessageEvent('message', { data: null })],
])('rejects when the worker responds with %s', async (_, says) => {
  vi.stubGlobal('Worker', workerOf(says))
  await expect(writeWorkbook([])).rejects.toThrow('not written')
  expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})

test('rejects after a timeout when the worker never responds', async () => {
  vi.stubGlobal('Worker', workerOf())
  const written = expect(writeWorkbook([])).rejects.toThrow('not written')
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  await written
  expect(ended).toHaveBeenCalledOnce()
})
