import { limits } from '@portal/contract/core/fields/limits'
import { type AttendanceMark, attendanceMarks } from '@portal/contract/training/attendance/attendance-percent'
import { type AttendanceMarks, createMarkOutbox, type QueuedMark as Mark } from '@portal/widgets/attendance'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rounds } from '../../support/rounds.ts'
import { lineOf, pass, passUntil, problem, scripts } from '../outbox/faults.ts'

const marks = (...given: readonly (readonly [string, AttendanceMark | null])[]): AttendanceMarks => new Map(given)

/** A fake server whose responses the test settles. */
const server = () => {
  const calls: {
    given: readonly (readonly [string, AttendanceMark | null])[]
    end: (error?: Error) => Promise<void>
  }[] = []
  const send = (sent: readonly Mark[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    calls.push({
      given: sent.map(({ user_id, mark }) => [user_id, mark]),
      end: async error => {
        if (error) reject(error)
        else resolve()
        await promise.catch(() => undefined)
        // The outbox handles a response in the next turn of the event loop.
        await new Promise(done => setImmediate(done))
      },
    })
    return promise
  }
  return { calls, outbox: createMarkOutbox(send) }
}

describe('the outbox of attendance marks', () => {
  test('sends a mark at once, and later marks together in the next request, with each person’s last mark', async () => {
    const { calls, outbox } = server()
    outbox.add(marks(['one', 'present']))
    outbox.add(marks(['two', 'late']))
    outbox.add(marks(['two', 'absent']))
    expect(calls.map(({ given }) => given)).toEqual([[['one', 'present']]])
    expect(outbox.read().pending).toEqual(marks(['one', 'present'], ['two', 'absent']))
    await calls[0]?.end()
    expect(calls[1]?.given).toEqual([['two', 'absent']])
    await calls[1]?.end()
    expect(outbox.read()).toEqual({ pending: new Map(), refused: new Map(), obstacle: undefined })
  })

  test('still sends excuses when a session that is not open rejects other marks', async () => {
    const stored = new Map<string, AttendanceMark | null>()
    const outbox = createMarkOutbox(async sent => {
      if (sent.some(({ mark }) => mark === 'present')) problem(409, 'session_not_open')
      for (const { user_id, mark } of sent) stored.set(user_id, mark)
    })
    outbox.add(marks(['one', 'present'], ['two', 'excused'], ['three', 'present'], ['four', null]))
    await vi.waitFor(() => expect(outbox.read().pending.size).toBe(0))
    expect([stored, [...outbox.read().refused.keys()]]).toEqual([
      marks(['two', 'excused'], ['four', null]),
      ['one', 'three'],
    ])
  })

  test('retries a failed request with newer marks in place of older ones', async () => {
    const { calls, outbox } = server()
    outbox.add(marks(['one', 'present'], ['two', 'present']))
    outbox.add(marks(['one', 'late']))
    await calls[0]?.end(new Error('no line'))
    const { pending, obstacle } = outbox.read()
    expect([pending, obstacle?.kind]).toEqual([marks(['one', 'late'], ['two', 'present']), 'unreachable'])
    expect(calls).toHaveLength(1)
    outbox.retry()
    expect(calls[1]?.given).toEqual([
      ['one', 'late'],
      ['two', 'present'],
    ])
    await calls[1]?.end()
    expect(outbox.read().pending.size).toBe(0)
  })

  test('splits marks for more people than one request may contain', async () => {
    const { calls, outbox } = server()
    outbox.add(new Map(Array.from({ length: limits.bulk_rows + 3 }, (_, nth) => [String(nth), 'present'])))
    await calls[0]?.end()
    expect(calls.map(({ given }) => given.length)).toEqual([limits.bulk_rows, 3])
  })
})

describe('the outbox on an unreliable connection', () => {
  const people = ['one', 'two', 'three', 'four', 'five', 'left', 'elsewhere']
  const steps = fc.array(
    fc.oneof(
      fc.record({
        people: fc.uniqueArray(fc.constantFrom(...people), { minLength: 1 }),
        mark: fc.constantFrom(...attendanceMarks, null),
      }),
      fc.record({ wait: fc.constantFrom(0, 300, 1000, 5000, 40_000) }),
    ),
    { minLength: 1, maxLength: 40 },
  )

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('delivers each person’s last mark, or shows it as rejected', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, steps, async (script, made) => {
        const line = lineOf(script)
        const stored = new Map<string, AttendanceMark | null>()
        const outbox = createMarkOutbox(given =>
          line.reach(() => {
            const strange = given.findIndex(({ user_id }) => user_id === 'left')
            const errors = [{ path: `marks.${strange}`, code: 'unknown_value' }]
            if (strange >= 0) problem(400, 'invalid', { errors })
            if (given.some(({ user_id }) => user_id === 'elsewhere')) problem(409, 'changed_meanwhile', { data: {} })
            for (const { user_id, mark } of given) stored.set(user_id, mark)
          }),
        )
        const last = new Map<string, AttendanceMark | null>()
        for (const step of made) {
          if ('wait' in step) await pass(step.wait)
          else {
            const together = new Map(step.people.map(person => [person, step.mark]))
            for (const [person, mark] of together) last.set(person, mark)
            outbox.add(together)
          }
        }
        const settle = () => passUntil(() => outbox.read().pending.size === 0)
        const isShown = (person: string, mark: AttendanceMark | null) => {
          const refused = outbox.read().refused.get(person)
          return refused !== undefined && refused.mark === mark
        }
        const isStored = (person: string, mark: AttendanceMark | null) =>
          stored.has(person) && stored.get(person) === mark
        await settle()
        for (const [person, mark] of last) expect(isStored(person, mark) || isShown(person, mark)).toBe(true)
        line.repair()
        outbox.retry()
        await settle()
        for (const [person, mark] of last) {
          const isBad = person === 'left' || person === 'elsewhere'
          expect([isStored(person, mark), isShown(person, mark)]).toEqual([!isBad, isBad])
        }
      }),
      { numRuns: rounds(300, 10_000) },
    )
  })
})
