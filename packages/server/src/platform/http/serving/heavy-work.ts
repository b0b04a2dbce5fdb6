import { refuse } from '../refusal.ts'

interface Caller {
  readonly user: { readonly id: string }
}

/** Runs a request when its turn comes. Holds no database connection while it waits. */
export type Limiter = (caller: Caller, call: () => Promise<unknown>) => Promise<unknown>

/** Limits per process for one kind of heavy work. */
interface Bounds {
  /** Maximum number of running requests. */
  readonly atOnce: number
  /** Maximum number of waiting requests. */
  readonly waiting: number
  /** Maximum number of requests per person, running or waiting. */
  readonly perPerson: number
}

const RETRY_AFTER = 5

/**
 * Prevents heavy requests from taking all connections. Requests wait for their turn without a connection. Throws
 * `too_many_jobs` if one person has too many, or `busy` if too many wait.
 */
export const heavyWork = ({ atOnce, waiting, perPerson }: Bounds): Limiter => {
  const queue: (() => void)[] = []
  const counts = new Map<string, number>()
  let running = 0

  const enter = async () => {
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => queue.push(resolve))
  }
  // Hands the slot to the first waiting request, so that no new one takes it.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  const count = (person: string, change: number) => {
    const left = (counts.get(person) ?? 0) + change
    if (left > 0) counts.set(person, left)
    else counts.delete(person)
  }

  return async ({ user: { id } }, call) => {
    if ((counts.get(id) ?? 0) >= perPerson) throw refuse('too_many_jobs', { retryAfter: RETRY_AFTER })
    if (running >= atOnce && queue.length >= waiting) throw refuse('busy', { retryAfter: RETRY_AFTER })
    count(id, 1)
    try {
      await enter()
      try {
        return await call()
      } finally {
        leave()
      }
    } finally {
      count(id, -1)
    }
  }
}
