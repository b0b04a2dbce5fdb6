import { createHmac } from 'node:crypto'
import { networkOf } from '../../platform/http/connection/network.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'

const SLOT_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

/** What tries are counted with. */
export type Counting = Pick<Services, 'database' | 'secretKey' | 'now'>

/** What is counted together, and how many tries of it fit into a quarter of an hour, or a day (UTC). */
export interface Counted {
  readonly parts: readonly string[]
  readonly most: number
  readonly isDaily?: true
  /** What a success takes back. */
  readonly forgives: 'one' | 'all'
}

// There are so few addresses that a plain hash of each is soon found. The key is in no row, and is another each day,
// so that nobody can be followed from one day's rows to the next.
const keyOf = ({ secretKey, now }: Counting, { parts }: Counted): Buffer => {
  const ofDay = createHmac('sha256', secretKey)
    .update(`attempts ${now().toISOString().slice(0, 10)}`)
    .digest()
  return createHmac('sha256', ofDay).update(parts.join('\n')).digest()
}

/**
 * Tries are counted by network with email and by network, never by email alone: nobody can lock another person out by
 * trying wrong passwords from elsewhere. What the first refuses does not count for the second.
 */
export const byNetwork = (purpose: string, address: string, email: string): readonly Counted[] => [
  { parts: [purpose, networkOf(address), email], most: 10, forgives: 'all' },
  { parts: [purpose, networkOf(address)], most: 100, forgives: 'one' },
]

/**
 * Codes are counted by the account or sign-up that they belong to as well: many networks together could else try them
 * without end, or fill a mailbox. Of an email that nobody is known by, alike.
 */
export const byDay = (purpose: string, owner: string, most: number): readonly Counted[] => [
  { parts: [purpose, 'day', owner], most, forgives: 'one', isDaily: true },
]

/**
 * Counts a try, outside of any transaction, so that a refused call still counts; refuses when there were too many.
 * `purpose` separates the counters of login, codes and others.
 */
export const countAttempt = async (counting: Counting, counted: readonly Counted[]): Promise<void> => {
  for (const one of counted) {
    const seconds = one.isDaily ? DAY_SECONDS : SLOT_SECONDS
    const now = counting.now().getTime() / 1000
    const slot = Math.floor(now / seconds) * seconds
    const { rows } = await counting.database.pool.query<{ count: number }>(
      `INSERT INTO attempts (key, slot, count) VALUES ($1, to_timestamp($2), 1)
       ON CONFLICT (key, slot) DO UPDATE SET count = attempts.count + 1
       RETURNING count`,
      [keyOf(counting, one), slot],
    )
    const [row] = rows
    if (row && row.count > one.most) throw refuse('too_many_requests', { retryAfter: Math.ceil(slot + seconds - now) })
  }
}

/** Takes back what a success proves to be harmless: a classroom behind one address is not an attack. */
export const forgiveAttempt = async (counting: Counting, counted: readonly Counted[]): Promise<void> => {
  for (const one of counted) {
    const rest = one.forgives === 'all' ? '0' : 'greatest(count - 1, 0)'
    const key = keyOf(counting, one)
    await counting.database.pool.query(`UPDATE attempts SET count = ${rest} WHERE key = $1`, [key])
  }
}
