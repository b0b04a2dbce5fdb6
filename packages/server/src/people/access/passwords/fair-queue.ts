import { refuse } from '../../../platform/http/refusal.ts'

/** A waiting task. `from` groups tasks into one line. `isKnown` is true for browsers that have logged in before. */
export interface Waiter {
  readonly from: string
  readonly isKnown: boolean
  /**
   * When the task arrived, in milliseconds of `performance.now()`. Set if it already waited elsewhere. Default: now.
   */
  readonly since?: number
}

interface QueuedTask {
  readonly start: () => void
  readonly drop: (error: Error) => void
}

/** Waiting tasks of one network. */
interface Line {
  readonly turns: QueuedTask[]
  /** Time of arrival. 0 after the network has had a turn. */
  readonly since: number
}

const RETRY_SECONDS = 2

/** More waiting networks than this suggest an attack. */
const CROWD = 50

const full = () => refuse('unavailable', { retryAfter: RETRY_SECONDS })

/**
 * A queue in front of a scarce resource, such as hashing threads. `concurrency` tasks run at once, and `maxWaiting`
 * wait.
 *
 * Known browsers go first. Other networks take turns, so that a flood from one network doesn't delay the others. With
 * more than `CROWD` networks, the newest goes first, so that a burst doesn't delay those who come later.
 *
 * In a full queue, the longest line gives its last place to a shorter one. If every network has one place, the oldest
 * gives its place to a network that has none. Tasks that lose or don't get a place are rejected with 503.
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
      // Moves the network behind all others.
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
        // Hands the slot to the next task, so that no new one takes it.
        const turn = next()
        if (turn) turn.start()
        else free++
      }
    },
  }
}
