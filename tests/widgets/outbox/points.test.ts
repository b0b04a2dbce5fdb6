import type { TextAnswer } from '@portal/contract/training/exams/exam-marking'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createPointsOutbox,
  type QueuedPoints,
} from '../../../packages/host-app/src/training/exams/marking/points-outbox.ts'
import { rounds } from '../../support/rounds.ts'
import { lineOf, pass, passUntil, problem, scripts } from './faults.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const ANSWERS = 5
/** An answer that was deleted meanwhile, or whose training the person may no longer mark. */
const GONE = idOf(ANSWERS - 1)
/** The possible points of each answer. */
const MOST = 10

const answerOf = (id: string): TextAnswer => ({
  ...{ id, question_id: id, prompt: 'Why?', model_answer: '', value: 'Because', trainee: null },
  ...{ points: null, points_possible: MOST, version: 1 },
})

/** A server with text answers, and the rules of the marking endpoint. */
const marking = () => {
  const answers = new Map(Array.from({ length: ANSWERS }, (_, at) => [idOf(at), answerOf(idOf(at))]))
  const find = (id: string) => answers.get(id) ?? problem(404, 'not_found')
  const write = (answer: TextAnswer, points: number) => {
    const next = { ...answer, points, version: answer.version + 1 }
    answers.set(answer.id, next)
    return next
  }
  return {
    find,
    mark: ({ id, version, points }: QueuedPoints) => {
      const answer = id === GONE ? problem(404, 'not_found') : find(id)
      if (answer.version !== version) problem(409, 'changed_meanwhile', { data: answer })
      if (points > MOST) problem(400, 'invalid', { errors: [{ path: 'points', code: 'value_too_large' }] })
      return write(answer, points)
    },
    /** Somebody else marks the answer. */
    meanwhile: (id: string, points: number) => void write(find(id), points),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const at = fc.integer({ min: 0, max: ANSWERS - 1 })

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ at, points: fc.integer({ min: 0, max: MOST + 2 }) }) },
    { weight: 1, arbitrary: fc.record({ meanwhile: at, points: fc.integer({ min: 0, max: MOST }) }) },
    { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(0, 300, 1000, 5000, 40_000) }) },
  ),
  { minLength: 1, maxLength: 40 },
)

test('delivers the last points of each answer, or shows why not, and overwrites nobody else’s', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, steps, async (script, made) => {
      const line = lineOf(script)
      const server = marking()
      const outbox = createPointsOutbox({
        send: given => line.reach(() => server.mark(given)),
        // The page reads the answers again after each change.
        stored: answer => answer && seen.set(answer.id, answer),
      })
      const seen = new Map(Array.from({ length: ANSWERS }, (_, at) => [idOf(at), answerOf(idOf(at))]))
      const last = new Map<string, number>()
      const others = new Map<string, number>()
      for (const step of made) {
        if ('wait' in step) await pass(step.wait)
        else if ('meanwhile' in step) {
          server.meanwhile(idOf(step.meanwhile), step.points)
          others.set(idOf(step.meanwhile), step.points)
        } else {
          const id = idOf(step.at)
          last.set(id, step.points)
          others.delete(id)
          outbox.add({ id, version: seen.get(id)?.version ?? 1, points: step.points })
        }
      }
      const settle = () => passUntil(() => outbox.read().pending.size === 0)
      const isStored = (id: string, points: number) => id !== GONE && server.find(id).points === points
      const isShown = (id: string, points: number) => outbox.read().refused.get(id)?.points === points
      const isTheirs = (id: string) => others.has(id) && server.find(id).points === others.get(id)
      await settle()
      for (const [id, points] of last) expect(isStored(id, points) || isShown(id, points) || isTheirs(id)).toBe(true)
      line.repair()
      outbox.retry()
      await settle()
      for (const [id, points] of last) {
        const refusal = outbox.read().refused.get(id)?.failure
        if (id === GONE || (points > MOST && refusal?.kind !== 'conflict')) expect(refusal?.kind).toBe('refused')
        else expect(isStored(id, points) || isTheirs(id) || refusal?.kind === 'conflict').toBe(true)
      }
      // Points that somebody else gave last stay.
      for (const [id, points] of others) expect(server.find(id).points).toBe(points)
    }),
    { numRuns: rounds(300, 10_000) },
  )
})

test('counts points as saved when only the response was lost', async () => {
  const server = marking()
  const line = lineOf(['lost'])
  const outbox = createPointsOutbox({ send: given => line.reach(() => server.mark(given)), stored: () => undefined })
  outbox.add({ id: idOf(0), version: 1, points: 7 })
  await passUntil(() => outbox.read().pending.size === 0)
  expect([server.find(idOf(0)), outbox.read().refused.size]).toMatchObject([{ points: 7, version: 2 }, 0])
})

test('sends points that were corrected while the first ones were in flight with the new version', async () => {
  const server = marking()
  const { promise, resolve } = Promise.withResolvers<void>()
  const outbox = createPointsOutbox({
    send: async given => {
      await promise
      return server.mark(given)
    },
    stored: () => undefined,
  })
  outbox.add({ id: idOf(0), version: 1, points: 3 })
  outbox.add({ id: idOf(0), version: 1, points: 4 })
  resolve()
  await passUntil(() => outbox.read().pending.size === 0)
  expect([server.find(idOf(0)), outbox.read().refused.size]).toMatchObject([{ points: 4, version: 3 }, 0])
})
