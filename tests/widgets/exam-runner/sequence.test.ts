import type { AnswerSave } from '@portal/contract/exam_attempts'
import { isNewerSave } from '@portal/contract/exam-saves'
import { createExamStore } from '@portal/widgets/exam-runner/internals'
import { expect, test } from 'vitest'
import { examId, sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'

const question = examId(1000)
const other = examId(1001)

const now = () => Date.parse('2026-06-15T09:00:00Z')

const typed_at = '2026-06-15T09:00:00.000Z'

const flags = { read: () => new Set<string>(), write: () => undefined }

const queueOf = (left: AnswerSave[]) => ({
  load: async () => left,
  put: async () => true,
  remove: async () => undefined,
})

const save = (question_id: string, lease: number, seq: number): AnswerSave => ({
  question_id,
  value: `${lease}.${seq}`,
  lease,
  seq,
})

const waitingIn = (store: ReturnType<typeof createExamStore>) => [...store.waiting()]

test('an attempt that was stored goes on counting, so that what is written now is newer than what was saved', () => {
  const saved = save(question, 2, 7)
  const attempt = { ...sampleAttempt(), lease: 2, answers: [saved, save(other, 1, 90)] }
  const store = createExamStore(attempt, queueOf([]), flags, now)
  store.write(question, 'now')
  expect(waitingIn(store)).toEqual([{ question_id: question, value: 'now', lease: 2, seq: 8, typed_at }])
  for (const written of waitingIn(store)) expect(isNewerSave(written, saved)).toBe(true)
})

test('what an earlier page left in the queue is counted on as well', async () => {
  const left = save(question, 1, 12)
  const store = createExamStore({ ...sampleAttempt(), answers: [save(question, 1, 4)] }, queueOf([left]), flags, now)
  await store.restore()
  expect(store.read().values.get(question)).toBe('1.12')
  store.write(question, 'now')
  expect(waitingIn(store)).toEqual([{ question_id: question, value: 'now', lease: 1, seq: 13, typed_at }])
})

test('an attempt that is opened again counts from what it has of its own lease', () => {
  const store = createExamStore({ ...sampleAttempt(), answers: [save(question, 1, 4)] }, queueOf([]), flags, now)
  store.adopt({ ...sampleAttempt(), lease: 2, answers: [save(question, 1, 4)] })
  store.write(question, 'now')
  expect(waitingIn(store).map(({ lease, seq }) => [lease, seq])).toEqual([[2, 1]])
})
