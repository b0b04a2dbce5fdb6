import { answerSave } from '@portal/contract/training/exams/exam-attempts'
import { isStoredSave, openDeviceSaves } from '@portal/widgets/exam-runner/internals'
import { expect, test } from 'vitest'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'

const save = { question_id: examId(1000), value: 'Clean water', lease: 1, seq: 7 }

const without = (field: keyof typeof save) => {
  const { [field]: _, ...rest } = save
  return rest
}

const fields = ['question_id', 'value', 'lease', 'seq'] as const

test.each([
  { stored: save },
  { stored: { ...save, value: '' } },
  { stored: { ...save, typed_at: '2026-06-15T09:00:00.000Z' } },
  ...[null, 7, 'soon', undefined].map(typed_at => ({ stored: { ...save, typed_at } })),
  ...[undefined, null, 'text', 7, [], {}].map(stored => ({ stored })),
  ...fields.map(field => ({ stored: without(field) })),
  ...fields.map(field => ({ stored: { ...save, [field]: null } })),
  ...[0, -1, 1.5, '1', Number.NaN].flatMap(count => [
    { stored: { ...save, lease: count } },
    { stored: { ...save, seq: count } },
  ]),
])('accepts a stored value as a save exactly when the server does: $stored', ({ stored }) => {
  expect(isStoredSave(stored)).toBe(answerSave.safeParse(stored).success)
})

test('reports that nothing is stored when the browser has no storage', async () => {
  expect('indexedDB' in globalThis).toBe(false)
  const device = openDeviceSaves('person', examId(1))
  expect([await device.put(save), await device.load()]).toEqual([false, []])
})
