import { createQueue, createSender } from '@portal/widgets/outbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem } from './faults.ts'
import { entries, setUp } from './set-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('finds one invalid entry of 50 in few requests, and delivers all others', async () => {
  const { queue, sender, requests, stored, refused } = setUp(batch =>
    batch.some(({ value }) => value === 'bad') ? problem(400, 'invalid') : undefined,
  )
  queue.put(entries(...Array.from({ length: 50 }, (_, at) => (at === 30 ? 'bad' : `good ${at}`))))
  expect(await sender.flush()).toBe(true)
  expect([stored.size, refused()]).toEqual([49, [['bad', 'refused', 'invalid']]])
  expect(requests.length).toBeLessThan(20)
})

test('rejects all entries in one request when the reason concerns all of them', async () => {
  const { queue, sender, requests, refused } = setUp(() => problem(409, 'session_cancelled'))
  queue.put(entries(...Array.from({ length: 50 }, (_, at) => `mark ${at}`)))
  await sender.flush()
  expect([requests.length, refused().length]).toEqual([1, 50])
})

test('finds one’s own mark in a batch, and delivers the others', async () => {
  const { queue, sender, stored, refused } = setUp(batch =>
    batch.some(({ value }) => value === 'own') ? problem(403, 'own_subject') : undefined,
  )
  queue.put(entries('one', 'own', 'three', 'four'))
  await sender.flush()
  expect([[...stored.values()], refused()]).toEqual([['one', 'three', 'four'], [['own', 'refused', 'own_subject']]])
})

test('treats a rejection by a proxy as one of a single entry', async () => {
  const { queue, sender, stored, refused } = setUp(batch =>
    batch.some(({ value }) => value.includes('DROP TABLE')) ? problem(403, 'bad_request') : undefined,
  )
  queue.put(entries('one', 'DROP TABLE', 'three'))
  await sender.flush()
  expect([[...stored.values()], refused()]).toEqual([['one', 'three'], [['DROP TABLE', 'refused', 'bad_request']]])
})

test('tries an entry that causes a server error three times, and then rejects it to deliver the others', async () => {
  const { queue, sender, requests, stored, refused } = setUp(batch =>
    batch.some(({ value }) => value === 'bad') ? problem(500, 'internal') : undefined,
  )
  queue.put(entries('bad', 'good'))
  void sender.flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([[...stored.values()], refused()]).toEqual([['good'], [['bad', 'failed', 'internal']]])
  expect(requests.filter(([first, ...more]) => first === 'bad' && more.length === 0)).toHaveLength(3)
})

test('retries at the time given by the server, and earlier only on request', async () => {
  let isBusy = true
  const { queue, sender, requests } = setUp(() => isBusy && problem(429, 'too_many_requests', { retry_after: 60 }))
  queue.put(entries('a'))
  await sender.flush()
  expect([await sender.flush(), requests.length]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toHaveLength(2)
  isBusy = false
  expect([await sender.retry(), requests.length]).toEqual([true, 3])
})

test.each([
  ['0 seconds', 0, 1000],
  ['a time in the past', -5, 1000],
  ['more than a timer can wait', 30 * 86_400, 86_400_000],
])('limits the retry interval when the server asks to retry after %s', async (_, retry_after, pause) => {
  const { queue, sender, requests } = setUp(() => problem(429, 'too_many_requests', { retry_after }))
  queue.put(entries('a'))
  await sender.flush()
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toHaveLength(2)
})

test('increases the retry interval while offline, and resets it after a success', async () => {
  let isCut = true
  const { queue, sender, requests } = setUp(() => isCut && problem(0, 'unavailable'))
  queue.put(entries('a'))
  void sender.flush()
  const counts: number[] = []
  for (const seconds of [0, 1, 2, 5, 10, 20, 20]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    counts.push(requests.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  isCut = false
  await vi.advanceTimersByTimeAsync(20_000)
  isCut = true
  queue.put(entries('b'))
  void sender.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toHaveLength(10)
})

test('sends an entry that was rewritten while pending after the first request, whatever its result', async () => {
  for (const answer of [() => problem(400, 'invalid'), () => problem(0, 'unavailable'), () => undefined]) {
    let isFirst = true
    const { queue, sender, stored, refused } = setUp(async () => {
      if (!isFirst) return
      isFirst = false
      queue.put(entries('second'))
      answer()
    })
    queue.put(entries('first'))
    void sender.flush()
    await vi.advanceTimersByTimeAsync(2000)
    expect([[...stored.values()], refused(), queue.entries()]).toEqual([['second'], [], []])
  }
})

test('resends a rejected entry after a correction, or on request', async () => {
  let isRefusing = true
  const { queue, sender, stored, refused } = setUp(() => isRefusing && problem(400, 'invalid'))
  queue.put(entries('a', 'b'))
  await sender.flush()
  expect(refused()).toHaveLength(2)
  isRefusing = false
  queue.put([{ key: '0', value: 'corrected' }])
  await sender.flush()
  expect([stored.get('0'), refused()]).toEqual(['corrected', [['b', 'refused', 'invalid']]])
  queue.retryRefused()
  await sender.flush()
  expect([stored.get('1'), refused()]).toEqual(['b', []])
})

test('resends at once when the connection returns while a request is failing', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  let isFirst = true
  const { queue, sender, stored } = setUp(() => {
    if (!isFirst) return undefined
    isFirst = false
    return promise
  })
  queue.put(entries('a'))
  const first = sender.flush()
  void sender.retry()
  reject(new TypeError('no line'))
  expect([await first, stored.get('0')]).toEqual([true, 'a'])
})

test('rejects an entry whose conflict the widget never resolves', async () => {
  const queue = createQueue<string>()
  const refused: string[] = []
  const sender = createSender(queue, {
    batch: waiting => waiting.slice(0, 1),
    send: async ([entry]) => entry === 'good' || problem(409, 'changed_meanwhile', { data: {} }),
    accept: () => undefined,
    refuse: entry => void refused.push(entry),
    conflict: () => true,
  })
  queue.put(['bad', 'good'])
  expect([await sender.flush(), refused]).toEqual([true, ['bad']])
})

test('sends an entry that replaced one in conflict, and does not set it aside with it', async () => {
  const queue = createQueue<{ key: string; value: string }>(({ key }) => key)
  const { promise, resolve } = Promise.withResolvers<void>()
  const stored: string[] = []
  const sender = createSender(queue, {
    batch: waiting => waiting.slice(0, 1),
    send: async ([entry]) => {
      await promise
      if (entry?.value === 'outdated') problem(409, 'changed_meanwhile', { data: {} })
      stored.push(entry?.value ?? '')
    },
    accept: () => undefined,
    refuse: queue.refuse,
    conflict: () => false,
  })
  queue.put([{ key: '0', value: 'outdated' }])
  const sent = sender.flush()
  queue.put([{ key: '0', value: 'corrected' }])
  resolve()
  expect([await sent, stored, queue.refused().size]).toEqual([true, ['corrected'], 0])
})
