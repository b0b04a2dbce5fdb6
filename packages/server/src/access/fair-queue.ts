import { refuse } from '../platform/http/refusal.ts'

/** Who waits: what is counted as one, and whether its password was right in this browser before. */
export interface Waiter {
  readonly from: string
  readonly isKnown: boolean
}

interface QueuedTask {
  readonly start: () => void
  readonly drop: (error: Error) => void
}

const RETRY_SECONDS = 2

const full = () => refuse('unavailable', { retryAfter: RETRY_SECONDS })

/**
 * A queue in front of what is scarce, such as threads for hashes: `concurrency` tasks run at once and `maxWaiting` wait.
 * Known browsers go first, the others network by network in turn, so that a flood from one network makes nobody else wait
 * for all of it. Where the queue is full, the longest line gives up its last place to a shorter one; who finds none is
 * refused with 503.
 */
export const fairQueue = (concurrency: number, maxWaiting: number) => {
  let free = concurrency
  let size = 0
  const lines = { known: new Map<string, QueuedTask[]>(), others: new Map<string, QueuedTask[]>() }

  const next = (): QueuedTask | undefined => {
    for (const line of [lines.known, lines.others]) {
      for (const [from, turns] of line) {
        // To the end of the turn.
        line.delete(from)
        const turn = turns.shift()
        if (!turn) continue
        if (turns.length > 0) line.set(from, turns)
        size--
        return turn
      }
    }
    return undefined
  }

  const evict = ({ from, isKnown }: Waiter) => {
    const own = lines[isKnown ? 'known' : 'others'].get(from)?.length ?? 0
    const longest = [...lines.others.values()].reduce<QueuedTask[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    )
    if (longest.length <= own + 1 && !(isKnown && longest.length > 0)) throw full()
    longest.pop()?.drop(full())
    size--
  }

  const wait = (waiter: Waiter) => {
    if (size >= maxWaiting) evict(waiter)
    size++
    return new Promise<void>((start, drop) => {
      const line = lines[waiter.isKnown ? 'known' : 'others']
      line.set(waiter.from, [...(line.get(waiter.from) ?? []), { start, drop }])
    })
  }

  return {
    run: async <T>(waiter: Waiter, work: () => Promise<T>): Promise<T> => {
      if (free > 0) free--
      else await wait(waiter)
      try {
        return await work()
      } finally {
        // A slot is handed over, not freed, while somebody waits: nobody can slip in between.
        const turn = next()
        if (turn) turn.start()
        else free++
      }
    },
  }
}
