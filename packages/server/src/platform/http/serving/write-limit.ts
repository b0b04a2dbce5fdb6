import { addToCounter, type Counting } from '../../counters.ts'
import { perDatabase } from '../../database/per-database.ts'
import type { Settings } from '../../settings/settings.ts'
import { networkOf } from '../connection/network.ts'
import { refuse } from '../refusal.ts'

const HOUR_SECONDS = 60 * 60

/** Networks without a session get this many times an account's limit. They may be a training room. */
const ACCOUNTS_PER_NETWORK = 4

/** Fractions of the hourly limit: the maximum burst, and the number of writes counted before they are reported. */
const AT_ONCE = 1 / 5
const UNREPORTED = 1 / 50

/** Seconds in which the hourly allowance refills. Shorter than an hour, so that pauses pay off. */
const REFILL_SECONDS = 2500

/** Retry-After for bursts, in seconds. Long enough for several writes. */
const PAUSE_SECONDS = 10

/** Maximum number of writers in memory. The oldest is dropped first. */
const MOST_WRITERS = 50_000

/** Writes of one writer in the current hour. */
interface Used {
  /** Remaining burst, and the time (seconds) at which it was calculated. */
  left: number
  at: number
  /** Known writes on all replicas, and writes of this process that aren't reported yet. */
  known: number
  unreported: number
}

const ofThisHour = perDatabase(() => ({ hour: 0, writers: new Map<string, Used>() }))

const usedBy = ({ database }: Counting, writer: string, now: number, atOnce: number): Used => {
  const all = ofThisHour(database)
  const hour = Math.floor(now / HOUR_SECONDS)
  if (all.hour !== hour) {
    all.hour = hour
    all.writers.clear()
  }
  const known = all.writers.get(writer)
  if (known) return known
  const [oldest] = all.writers.keys()
  if (oldest !== undefined && all.writers.size >= MOST_WRITERS) all.writers.delete(oldest)
  const fresh = { left: atOnce, at: now, known: 0, unreported: 0 }
  all.writers.set(writer, fresh)
  return fresh
}

/**
 * Counts a write of an account, or of a network without a session. Limits bursts per process, and the hourly total on
 * all replicas.
 *
 * Reports writes to the database in blocks, because one statement per write would cost as much as a small write. Never
 * call this for a private complaint, which may leave no trace.
 *
 * `alone` names an endpoint with a deadline. It has a limit of its own, so that other writes can't use it up.
 */
export const limitWrites = async (
  counting: Counting & { readonly settings: Pick<Settings, 'WRITES_PER_HOUR'> },
  {
    userId,
    address,
    alone,
  }: { readonly userId: string | undefined; readonly address: string; readonly alone?: string | undefined },
): Promise<void> => {
  const perHour = counting.settings.WRITES_PER_HOUR * (userId === undefined ? ACCOUNTS_PER_NETWORK : 1)
  const atOnce = Math.ceil(perHour * AT_ONCE)
  const block = Math.ceil(perHour * UNREPORTED)
  const who = userId ?? networkOf(address)
  const writer = alone === undefined ? who : `${who} ${alone}`
  const now = counting.now().getTime() / 1000
  const used = usedBy(counting, writer, now, atOnce)
  used.left = Math.min(atOnce, used.left + ((now - used.at) * perHour) / REFILL_SECONDS)
  used.at = now
  if (used.known + used.unreported >= perHour)
    throw refuse('too_many_requests', { retryAfter: Math.ceil(HOUR_SECONDS - (now % HOUR_SECONDS)) })
  if (used.left < 1) throw refuse('too_many_requests', { retryAfter: PAUSE_SECONDS })
  used.left -= 1
  used.unreported += 1
  if (used.unreported < block) return
  const reported = used.unreported
  used.unreported = 0
  used.known += reported
  const { count } = await addToCounter(counting, ['writes', writer], HOUR_SECONDS, reported)
  used.known = Math.max(used.known, count)
}
