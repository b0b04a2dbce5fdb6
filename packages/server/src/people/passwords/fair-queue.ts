import { refuse } from '../../platform/http/refusal.ts'

/** Who waits: what is counted as one, and whether its password was right in this browser before. */
export interface Waiter {
  readonly from: string
  readonly isKnown: boolean
  /** When it came, in milliseconds of `performance.now()`, for whoever has waited elsewhere before. Default: now. */
  readonly since?: number
}

interface QueuedTask {
  readonly start: () => void
  readonly drop: (error: Error) => void
}

/** What one network has waiting. */
interface Line {
  readonly turns: QueuedTask[]
  /** When it came; 0 once it has had a turn. */
  readonly since: number
}

const RETRY_SECONDS = 2

/** So many networks that wait at once are no people any more. */
const CROWD = 50

const full = () => refuse('unavailable', { retryAfter: RETRY_SECONDS })

/**
 * A queue in front of what is scarce, such as threads for hashes: `concurrency` tasks run at once and `maxWaiting`
 * wait. Known browsers go first, the others network by network in turn, so that a flood from one network makes nobody
 * else wait for all of it. In a crowd of networks the newest goes first, so that a burst makes nobody wait who comes
 * after it. Where the queue is full, the longest line gives up its last place to a shorter one; where each network has
 * one place, the one that has waited longest gives it up to a network that has none, so that a burst from many
 * networks shuts nobody out who comes after it. Who gives up a place, or finds none, is refused with 503.
 */
export const fairQueue = (concurrency: number, maxWaiting: number) => {
  let free = concurrency
  let size = 0
  const lines = { known: new Map<string, Line>(), others: new Map<string, Line>() }
  const newest = (one: [string, Line], other: [string, Line]) => (other[1].since > one[1].since ? other : one)
  const oldest = (one: [string, Line], other: [string, Line]) => (other[1].since < one[1].since ? other : one)
  const longest = (one: [string, Line], other: [string, Line]) =>
    other[1].turns.length > one[1].turns.length ? other : one

  const next = (): QueuedTask | undefined => {
    for (const networks of [lines.known, lines.others]) {
      const [first, ...rest] = networks
      if (!first) continue
      const isCrowd = networks === lines.others && networks.size > CROWD
      const [from, { turns }] = isCrowd ? rest.reduce(newest, first) : first
      const turn = turns.shift()
      // Behind all others that wait.
      networks.delete(from)
      if (turns.length > 0) networks.set(from, { turns, since: 0 })
      size--
      return turn
    }
    return undefined
  }

  const evict = ({ from, isKnown }: Waiter, since: number) => {
    const own = lines[isKnown ? 'known' : 'others'].get(from)?.turns.length ?? 0
    const [first, ...rest] = lines.others
    if (!first) throw full()
    const [name, line] = rest.reduce(longest, first)
    if (isKnown || line.turns.length > own + 1) {
      line.turns.pop()?.drop(full())
      if (line.turns.length === 0) lines.others.delete(name)
    } else {
      const [last, { turns, since: came }] = rest.reduce(oldest, first)
      if (own > 0 || came > since) throw full()
      lines.others.delete(last)
      turns.shift()?.drop(full())
    }
    size--
  }

  const wait = (waiter: Waiter) => {
    const since = waiter.since ?? performance.now()
    if (size >= maxWaiting) evict(waiter, since)
    size++
    return new Promise<void>((start, drop) => {
      const networks = lines[waiter.isKnown ? 'known' : 'others']
      const line = networks.get(waiter.from) ?? { turns: [], since }
      line.turns.push({ start, drop })
      networks.set(waiter.from, line)
    })
  }

  return {
    run: async <T>(waiter: Waiter, work: () => Promise<T>): Promise<T> => {
      if (free > 0) free--
      else await wait(waiter)
      try {
        return await work()
      } finally {
        // A slot is passed on, not freed, while somebody waits: nobody can slip in between.
        const turn = next()
        if (turn) turn.start()
        else free++
      }
    },
  }
}
