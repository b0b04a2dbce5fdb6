import { ProblemError } from '@portal/contract/core/api/call'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import * as fc from 'fast-check'
import { vi } from 'vitest'

/** Throws what a port throws when the server answers with a problem. */
export const problem = (status: number, code: ErrorCode, more: object = {}): never => {
  throw new ProblemError({ type: 'about:blank', status, code, ...more })
}

const noAnswer = (): never => {
  throw new TypeError('Failed to fetch')
}

/** What a request can meet, whatever is in it. */
const faults = {
  offline: noAnswer,
  proxy: () => problem(502, 'internal'),
  session: () => problem(401, 'not_signed_in'),
  limit: () => problem(429, 'too_many_requests', { retry_after: 3 }),
  busy: () => problem(503, 'busy', { retry_after: 30 }),
  broken: () => problem(500, 'internal'),
  forbidden: () => problem(403, 'privilege_missing'),
}

/** A fault, `lost` where the server has the request but its answer does not arrive, or `none`. */
type Fault = keyof typeof faults | 'lost' | 'none'

/** What a line does to one request after another; the more often `none` is named, the better it is. */
export const scripts: fc.Arbitrary<Fault[]> = fc.array(
  fc.constantFrom<Fault>(
    ...(['offline', 'proxy', 'session', 'limit', 'busy', 'broken', 'forbidden', 'lost'] as const),
    ...(['none', 'none', 'none', 'none'] as const),
  ),
  { maxLength: 30 },
)

/** A line to a server that follows a script, and works once it is over. */
export const lineOf = (script: readonly Fault[]) => {
  const left = [...script]
  let count = 0
  return {
    count: () => count,
    /** The line works from now on. */
    repair: () => {
      left.length = 0
    },
    reach: async <Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer> => {
      count += 1
      const fault = left.shift() ?? 'none'
      if (fault !== 'none' && fault !== 'lost') faults[fault]()
      const given = await answer()
      return fault === 'lost' ? noAnswer() : given
    },
  }
}

/** Moves the clock on, and lets everything happen that is due by then. */
export const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  // Code that is loaded on first use needs turns of its own.
  for (let turn = 0; turn < 4; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

/** Moves the clock on until nothing waits any more; throws if something still does after hours. */
export const passUntil = async (isDone: () => boolean): Promise<void> => {
  for (let round = 0; round < 400; round += 1) {
    if (isDone()) return
    await pass(30_000)
  }
  throw new Error('something waits forever')
}
