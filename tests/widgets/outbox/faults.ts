import { ProblemError } from '@portal/contract/core/api/call'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import * as fc from 'fast-check'
import { vi } from 'vitest'

/** Throws the error of a port whose server responds with a problem. */
export const problem = (status: number, code: ErrorCode, more: object = {}): never => {
  throw new ProblemError({ type: 'about:blank', status, code, ...more })
}

const noAnswer = (): never => {
  throw new TypeError('Failed to fetch')
}

/** Faults of a request that do not depend on its content. */
const faults = {
  offline: noAnswer,
  proxy: () => problem(502, 'internal'),
  session: () => problem(401, 'not_signed_in'),
  limit: () => problem(429, 'too_many_requests', { retry_after: 3 }),
  busy: () => problem(503, 'busy', { retry_after: 30 }),
  broken: () => problem(500, 'internal'),
  forbidden: () => problem(403, 'privilege_missing'),
}

/** With `lost`, the server processes the request, but the response does not arrive. */
type Fault = keyof typeof faults | 'lost' | 'none'

/** Faults of consecutive requests. Each repetition of `none` makes the connection more reliable. */
export const scripts: fc.Arbitrary<Fault[]> = fc.array(
  fc.constantFrom<Fault>(
    ...(['offline', 'proxy', 'session', 'limit', 'busy', 'broken', 'forbidden', 'lost'] as const),
    ...(['none', 'none', 'none', 'none'] as const),
  ),
  { maxLength: 30 },
)

/** A connection that follows a script, and works once the script is over. */
export const lineOf = (script: readonly Fault[]) => {
  const left = [...script]
  let count = 0
  return {
    count: () => count,
    /** Ends the script, so that the connection works from now on. */
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

/** Advances the fake clock, and runs everything due by then. */
export const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  // Lazy imports need further turns of the event loop.
  for (let turn = 0; turn < 4; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

/** Advances the fake clock until the condition holds. Throws after more than three hours. */
export const passUntil = async (isDone: () => boolean): Promise<void> => {
  for (let round = 0; round < 400; round += 1) {
    if (isDone()) return
    await pass(30_000)
  }
  throw new Error('something waits forever')
}
