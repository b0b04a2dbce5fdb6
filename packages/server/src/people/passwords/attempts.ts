import { addToCounter, type Counting, counterKey } from '../../platform/counters.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import { refuse } from '../../platform/http/refusal.ts'

const SLOT_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

/** What is counted together, and how many tries of it fit into a quarter of an hour, or a day (UTC). */
export interface Counted {
  readonly parts: readonly string[]
  readonly most: number
  readonly isDaily?: true
  /** What a success takes back: one try, all, or all of whom the part before it counts, and no one else's. */
  readonly forgives: 'one' | 'all' | 'theirs'
}

/** Tries of one account from one network, and of all accounts together; a room of forty mistypes five times each. */
const PER_ACCOUNT = 10
const PER_NETWORK = 300

/** What the first try of an account weighs in its network: guesses at many accounts are dearer than mistakes of one. */
const FIRST_WEIGHS = 3

/**
 * Tries are counted by network with email and by network, never by email alone: nobody can lock another person out by
 * trying wrong passwords from elsewhere. What the first refuses does not count for the second. A success gives back all
 * that the person tried, so that a room behind one address shares the second limit only while its people fail.
 */
export const byNetwork = (purpose: string, address: string, email: string): readonly Counted[] => [
  { parts: [purpose, networkOf(address), email], most: PER_ACCOUNT, forgives: 'all' },
  { parts: [purpose, networkOf(address)], most: PER_NETWORK, forgives: 'theirs' },
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
  let before = 0
  for (const one of counted) {
    const weight = one.forgives === 'theirs' && before === 1 ? FIRST_WEIGHS : 1
    const seconds = one.isDaily ? DAY_SECONDS : SLOT_SECONDS
    const { count, secondsLeft } = await addToCounter(counting, one.parts, seconds, weight)
    before = count
    if (before > one.most) throw refuse('too_many_requests', { retryAfter: secondsLeft })
  }
}

/** Takes back what a success proves to be harmless: a classroom behind one address is not an attack. */
export const forgiveAttempt = async (counting: Counting, counted: readonly Counted[]): Promise<void> => {
  const { pool } = counting.database
  for (const [at, one] of counted.entries()) {
    const [key, next] = [counterKey(counting, one.parts), counted[at + 1]]
    if (next?.forgives === 'theirs')
      // In one statement: of two successes at once, one takes back.
      await pool.query(
        `WITH own AS (SELECT slot, count FROM attempts WHERE key = $1 AND count > 0 FOR UPDATE),
           emptied AS (UPDATE attempts SET count = 0 FROM own WHERE key = $1 AND attempts.slot = own.slot)
         UPDATE attempts SET count = greatest(attempts.count - least(own.count, $3::int) - $4::int, 0)
         FROM own WHERE key = $2 AND attempts.slot = own.slot`,
        [key, counterKey(counting, next.parts), one.most, FIRST_WEIGHS - 1],
      )
    else if (one.forgives !== 'theirs') {
      const rest = one.forgives === 'all' ? '0' : 'greatest(count - 1, 0)'
      await pool.query(`UPDATE attempts SET count = ${rest} WHERE key = $1`, [key])
    }
  }
}
