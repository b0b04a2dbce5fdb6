import { createExamStore, createExamSync, serverClock } from '@portal/widgets/exam-runner/internals'
import { memoryExam } from '@portal/widgets/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examId, sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { setPage } from '../budget-table/set-up.ts'
import { problem } from './faults.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setPage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SECONDS = 30

const noDevice = { load: async () => [], put: async () => false, remove: async () => undefined }

test('keeps answers that the portal delays at the deadline, sends them after its pause, and hands in afterwards', async () => {
  const attempt = sampleAttempt({ count: 2, seconds: SECONDS })
  const { port, values } = memoryExam(attempt)
  const events: string[] = []
  let isLimited = false
  const save: typeof port.save = async answers => {
    events.push(isLimited ? 'delayed' : 'saved')
    return isLimited ? problem(429, 'too_many_requests', { retry_after: 10 }) : port.save(answers)
  }
  const submit: typeof port.submit = async lease => {
    events.push('submitted')
    return port.submit(lease)
  }
  const store = createExamStore(attempt, noDevice, { read: () => new Set(), write: () => undefined }, Date.now)
  const clock = serverClock()
  clock.set(attempt)
  const sync = createExamSync(store, { ...port, save, submit }, clock)
  const stop = sync.start()
  await vi.advanceTimersByTimeAsync((SECONDS - 2) * 1000)
  isLimited = true
  for (const at of [0, 1]) {
    store.write(examId(1000 + at), `Typed ${at}`)
    sync.written()
  }
  await vi.advanceTimersByTimeAsync(5000)
  // Time is up, but the portal asked for a pause. Nothing is sent, dropped, or handed in meanwhile.
  expect([events, store.queue.entries().length, store.read().status.state]).toEqual([['delayed'], 2, 'open'])
  isLimited = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(events).toEqual(['delayed', 'saved', 'submitted'])
  expect(values()).toEqual({ [examId(1000)]: 'Typed 0', [examId(1001)]: 'Typed 1' })
  expect([store.queue.entries().length, store.read().status.state]).toEqual([0, 'closed'])
  stop()
})
