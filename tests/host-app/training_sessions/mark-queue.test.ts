import type { AttendanceMark } from '@portal/contract/attendance_percent'
import { limits } from '@portal/contract/limits'
import { describe, expect, test } from 'vitest'
import { actionOf } from '../../../packages/host-app/src/parts/attendance/marking/mark-keys.ts'
import { createMarkQueue, type Marks } from '../../../packages/host-app/src/parts/attendance/marking/mark-queue.ts'
import { timeFrom } from '../../../packages/host-app/src/parts/training_sessions/time-from.ts'

const marks = (...given: readonly (readonly [string, AttendanceMark | null])[]): Marks => new Map(given)

/** A server whose answers are given by the test. */
const server = () => {
  const calls: {
    given: readonly (readonly [string, AttendanceMark | null])[]
    end: (error?: Error) => Promise<void>
  }[] = []
  const send = (sent: Marks) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    calls.push({
      given: [...sent],
      end: async error => {
        if (error) reject(error)
        else resolve()
        await promise.catch(() => undefined)
        // What follows an answer is done in the turn after it.
        await new Promise(done => setImmediate(done))
      },
    })
    return promise
  }
  return { calls, queue: createMarkQueue(send) }
}

describe('marks', () => {
  test('are sent at once, and those made in between together with the next call, the last of each person', async () => {
    const { calls, queue } = server()
    queue.add(marks(['one', 'present']))
    queue.add(marks(['two', 'late']))
    queue.add(marks(['two', 'absent']))
    expect(calls.map(({ given }) => given)).toEqual([[['one', 'present']]])
    expect(queue.read().pending).toEqual(marks(['one', 'present'], ['two', 'absent']))
    await calls[0]?.end()
    expect(calls[1]?.given).toEqual([['two', 'absent']])
    await calls[1]?.end()
    expect(queue.read()).toEqual({ pending: new Map(), failure: null })
  })

  test('of a call that failed go again with what was marked since, which counts', async () => {
    const { calls, queue } = server()
    queue.add(marks(['one', 'present'], ['two', 'present']))
    queue.add(marks(['one', 'late']))
    const failure = new Error('no line')
    await calls[0]?.end(failure)
    expect(queue.read()).toEqual({ pending: marks(['one', 'late'], ['two', 'present']), failure })
    expect(calls).toHaveLength(1)
    queue.retry()
    expect(calls[1]?.given).toEqual([
      ['one', 'late'],
      ['two', 'present'],
    ])
    await calls[1]?.end()
    expect(queue.read().pending.size).toBe(0)
  })

  test('of more people than a call takes go in several', async () => {
    const { calls, queue } = server()
    queue.add(new Map(Array.from({ length: limits.bulk_rows + 3 }, (_, nth) => [String(nth), 'present'])))
    await calls[0]?.end()
    expect(calls.map(({ given }) => given.length)).toEqual([limits.bulk_rows, 3])
  })
})

describe('a key', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

  test.each([
    ['KeyP', { kind: 'mark', mark: 'present' }],
    ['KeyL', { kind: 'mark', mark: 'late' }],
    ['KeyA', { kind: 'mark', mark: 'absent' }],
    ['KeyE', { kind: 'mark', mark: 'excused' }],
    ['Backspace', { kind: 'mark', mark: null }],
    ['ArrowDown', { kind: 'move', by: 1 }],
    ['ArrowUp', { kind: 'move', by: -1 }],
    ['KeyQ', undefined],
  ])('%s asks for %o', (code, action) => {
    expect(actionOf({ ...none, code })).toEqual(action)
  })

  test('with Ctrl is left to the browser, but for undo', () => {
    expect(actionOf({ ...none, code: 'KeyP', ctrlKey: true })).toBeUndefined()
    expect(actionOf({ ...none, code: 'KeyZ', metaKey: true })).toEqual({ kind: 'undo' })
  })
})

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['٩:٣٠', '09:30'],
  ['۱۴.۰۵', '14:05'],
  [' 17:45 ', '17:45'],
  ['half past', 'half past'],
])('the time %s is read as %s', (typed, time) => {
  expect(timeFrom(typed)).toBe(time)
})
