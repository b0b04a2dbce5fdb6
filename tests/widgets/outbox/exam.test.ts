import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'
import { createExamStore, createExamSync as createSync, serverClock } from '@portal/widgets/exam-runner/internals'
import { memoryExam } from '@portal/widgets/testing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examId, sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { rounds } from '../../support/rounds.ts'
import { lineOf, pass, passUntil, problem, scripts } from './faults.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const QUESTIONS = 6

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        at: fc.integer({ min: 0, max: QUESTIONS - 1 }),
        kind: fc.constantFrom('good', 'good', 'good', 'firewall', 'too long', 'conflict', 'breaks'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(0, 300, 1000, 5000, 40_000) }) },
  ),
  { minLength: 1, maxLength: 40 },
)

/** Rejections that do not name the rejected answer. */
const check = (answers: readonly AnswerSave[]) => {
  for (const { value } of answers) {
    if (value.startsWith('firewall')) problem(403, 'bad_request')
    if (value.startsWith('too long')) problem(413, 'body_too_large')
    if (value.startsWith('conflict')) problem(409, 'changed_meanwhile', { data: {} })
    if (value.startsWith('breaks')) problem(500, 'internal')
  }
}

const reasons: Readonly<Record<string, string>> = {
  firewall: 'bad_request',
  'too long': 'body_too_large',
  conflict: 'changed_meanwhile',
  breaks: 'internal',
}

test('delivers each answer’s last input or shows it as rejected on an unreliable connection, and submits the exam', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, steps, async (script, made) => {
      const attempt = sampleAttempt({ count: QUESTIONS, seconds: null })
      const { port, values } = memoryExam(attempt)
      const line = lineOf(script)
      const stored = new Map<string, AnswerSave>()
      const device = {
        load: async () => [...stored.values()],
        put: async (save: AnswerSave) => Boolean(stored.set(`${save.lease} ${save.question_id}`, save)),
        remove: async (saves: readonly AnswerSave[]) => {
          for (const { lease, question_id, seq } of saves)
            if ((stored.get(`${lease} ${question_id}`)?.seq ?? 0) <= seq) stored.delete(`${lease} ${question_id}`)
        },
      }
      const store = createExamStore(attempt, device, { read: () => new Set(), write: () => undefined }, Date.now)
      const save = (answers: AnswerSave[]) =>
        line.reach(() => {
          check(answers)
          return port.save(answers)
        })
      const sync = createSync(store, { ...port, save }, serverClock())
      const typed = new Map<string, string>()
      for (const [number, step] of made.entries()) {
        if ('wait' in step) await pass(step.wait)
        else {
          const id = examId(1000 + step.at)
          typed.set(id, `${step.kind} ${number}`)
          store.write(id, `${step.kind} ${number}`)
          sync.written()
        }
      }
      await sync.flush()
      await passUntil(() => store.queue.entries().length === 0)
      const isRefused = (value: string) => Object.keys(reasons).some(kind => value.startsWith(kind))
      for (const [id, value] of typed) {
        // Each answer is either on the server or shown as rejected.
        expect(values()[id] === value || store.read().refused.has(id)).toBe(true)
        expect(store.read().values.get(id)).toBe(value)
      }
      line.repair()
      await sync.retryRefused()
      await passUntil(() => store.queue.entries().length === 0)
      const shown = Object.fromEntries(store.read().refused)
      const bad = [...typed].filter(([, value]) => isRefused(value))
      expect(shown).toEqual(Object.fromEntries(bad.map(([id, value]) => [id, reasons[value.replace(/ \d+$/, '')]])))
      for (const [id, value] of typed) if (!isRefused(value)) expect(values()[id]).toBe(value)
      // After a reload, the device has exactly those answers that the server lacks.
      expect([...stored.values()].map(({ question_id }) => question_id).sort()).toEqual(bad.map(([id]) => id).sort())
      if (bad.length > 0) expect(await sync.submit()).toBe('refused')
      expect([await sync.submit(bad.length), store.read().status.state]).toEqual(['submitted', 'closed'])
    }),
    { numRuns: rounds(300, 10_000) },
  )
})
