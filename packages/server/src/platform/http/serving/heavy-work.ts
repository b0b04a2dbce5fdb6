import { refuse } from '../refusal.ts'

/** Whose call it is. */
interface Caller {
  readonly user: { readonly id: string }
}

/** Carries out a call; outside of that it holds no connection of the database. */
export type Limiter = (caller: Caller, call: () => Promise<unknown>) => Promise<unknown>

/** How much of one kind of heavy work this process takes. */
interface Bounds {
  /** Calls that run at once. */
  readonly atOnce: number
  /** Calls that wait for one of them to end; more are refused. */
  readonly waiting: number
  /** Calls of one person, running or waiting; more are refused. */
  readonly perPerson: number
}

const RETRY_AFTER = 5

/**
 * Prevents heavy calls from taking all connections: so many run at once, so many wait without a connection, and one
 * person has only so many of them. What is more is refused with `too_many_jobs` or `busy`.
 */
export const heavyWork = ({ atOnce, waiting, perPerson }: Bounds): Limiter => {
  const queue: (() => void)[] = []
  const counts = new Map<string, number>()
  let running = 0

  const enter = async () => {
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => queue.push(resolve))
  }
  // Whoever waits first goes on in the place that is left: nobody slips in between.
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
