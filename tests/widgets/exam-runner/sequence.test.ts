import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'
import { isNewerSave } from '@portal/contract/training/exams/exam-saves'
import { createExamStore } from '@portal/widgets/exam-runner/internals'
import { expect, test } from 'vitest'
import { examId, sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'

const question = examId(1000)
const other = examId(1001)

const now = () => Date.parse('2026-06-15T09:00:00Z')

const typed_at = '2026-06-15T09:00:00.000Z'

const flags = { read: () => new Set<string>(), write: () => undefined }

const deviceOf = (left: AnswerSave[]) => ({
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

const waitingIn = (store: ReturnType<typeof createExamStore>) => [...store.queue.entries()]

test('continues the sequence of a stored attempt, so that new input is newer than saved answers', () => {
  const saved = save(question, 2, 7)
  const attempt = { ...sampleAttempt(), lease: 2, answers: [saved, save(other, 1, 90)] }
  const store = createExamStore(attempt, deviceOf([]), flags, now)
  store.write(question, 'now')
  expect(waitingIn(store)).toEqual([{ question_id: question, value: 'now', lease: 2, seq: 8, typed_at }])
  for (const written of waitingIn(store)) expect(isNewerSave(written, saved)).toBe(true)
})

test('continues the sequence of saves that an earlier page left on the device', async () => {
  const left = save(question, 1, 12)
  const store = createExamStore({ ...sampleAttempt(), answers: [save(question, 1, 4)] }, deviceOf([left]), flags, now)
  await store.restore()
  expect(store.read().values.get(question)).toBe('1.12')
  store.write(question, 'now')
  expect(waitingIn(store)).toEqual([{ question_id: question, value: 'now', lease: 1, seq: 13, typed_at }])
})

test('starts a new sequence for a new lease', () => {
  const store = createExamStore({ ...sampleAttempt(), answers: [save(question, 1, 4)] }, deviceOf([]), flags, now)
  store.adopt({ ...sampleAttempt(), lease: 2, answers: [save(question, 1, 4)] })
  store.write(question, 'now')
  expect(waitingIn(store).map(({ lease, seq }) => [lease, seq])).toEqual([[2, 1]])
})

test('removes unstorable characters from the sent answer, but not from the field', () => {
  const store = createExamStore(sampleAttempt(), deviceOf([]), flags, now)
  store.write(question, 'Wa\u0000ter \ud83d\ude00 \ud800clean')
  expect(waitingIn(store).map(({ value }) => value)).toEqual(['Water \ud83d\ude00 clean'])
  expect(store.read().values.get(question)).toBe('Wa\u0000ter \ud83d\ude00 \ud800clean')
})

test('drops a pending save of an earlier lease once the question is answered again', async () => {
  const removed: AnswerSave[] = []
  const remove = async (saves: readonly AnswerSave[]) => void removed.push(...saves)
  const left = [save(question, 1, 12), save(other, 1, 13)]
  const store = createExamStore({ ...sampleAttempt(), lease: 2 }, { ...deviceOf(left), remove }, flags, now)
  await store.restore()
  store.write(question, 'now')
  expect(waitingIn(store).map(({ value }) => value)).toEqual(['1.13', 'now'])
  expect(removed).toEqual([save(question, 1, 12)])
})
