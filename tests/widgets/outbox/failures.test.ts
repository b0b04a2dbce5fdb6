import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { SendFailure } from '@portal/widgets/outbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem } from './faults.ts'
import { entries, setUp } from './set-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[status: number, code: ErrorCode, more: object, kind: SendFailure['kind'] | undefined]>([
  [0, 'unavailable', {}, 'unreachable'],
  [408, 'request_timeout', {}, 'unreachable'],
  [502, 'internal', {}, 'unreachable'],
  [503, 'unavailable', {}, 'unreachable'],
  [504, 'internal', {}, 'unreachable'],
  // A network that requires a login, and proxies that cannot reach the portal.
  [511, 'internal', {}, 'unreachable'],
  [522, 'internal', {}, 'unreachable'],
  [530, 'internal', {}, 'unreachable'],
  [429, 'too_many_requests', { retry_after: 3 }, 'temporary'],
  [429, 'bad_request', {}, 'temporary'],
  [503, 'busy', { retry_after: 3 }, 'temporary'],
  [401, 'not_signed_in', {}, 'signed_out'],
  [500, 'internal', {}, undefined],
])('keeps entries in the queue after %i %s', async (status, code, more, kind) => {
  const { queue, sender, refused } = setUp(() => problem(status, code, more))
  queue.put(entries('a'))
  expect(await sender.flush()).toBe(false)
  expect([queue.entries(), refused(), sender.obstacle()?.kind]).toEqual([entries('a'), [], kind])
})

test.each<[status: number, code: ErrorCode, kind: SendFailure['kind']]>([
  [400, 'invalid', 'refused'],
  [403, 'privilege_missing', 'refused'],
  [404, 'not_found', 'refused'],
  [409, 'session_cancelled', 'conflict'],
  [413, 'body_too_large', 'refused'],
])('moves entries to the rejected ones after %i %s', async (status, code, kind) => {
  const { queue, sender, refused } = setUp(() => problem(status, code))
  queue.put(entries('a'))
  expect(await sender.flush()).toBe(true)
  expect([queue.entries(), refused(), sender.obstacle()]).toEqual([[], [['a', kind, code]], undefined])
})

test('keeps entries in the queue after an error without a response', async () => {
  const { queue, sender } = setUp(() => {
    throw new TypeError('no line')
  })
  queue.put(entries('a'))
  expect([await sender.flush(), sender.obstacle()?.kind]).toEqual([false, 'unreachable'])
})
