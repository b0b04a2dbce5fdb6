import { limits } from '@portal/contract/core/fields/limits'
import { addToCounter, type Counting, counterKey } from '../../../platform/counters.ts'
import { networkOf } from '../../../platform/http/connection/network.ts'
import { refuse } from '../../../platform/http/refusal.ts'

const SLOT_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

/** A counter and its limit per quarter of an hour, or per day (UTC). */
export interface AttemptCounter {
  readonly parts: readonly string[]
  readonly most: number
  readonly isDaily?: true
  /**
   * What a success gives back: one attempt, all attempts, or as many as the previous counter counted (`theirs`). If a
   * person logs in after three wrong passwords, `theirs` subtracts their attempts from the network's count only.
   */
  readonly forgives: 'one' | 'all' | 'theirs'
}

/** Attempts per account and network, and per network. A room of forty people can mistype five times each. */
const PER_ACCOUNT = 10
const PER_NETWORK = 300

/**
 * Weight of an account's first attempt in its network's count. Trying many accounts costs more than mistakes with one.
 */
const FIRST_WEIGHS = 3

/**
 * Counts attempts by network and email, and by network. Never by email alone, so that nobody can lock another person
 * out.
 *
 * Attempts that the first counter rejects don't count for the second. A success gives the person's attempts back, so
 * only failed attempts in a room behind one address add up.
 */
export const byNetwork = (purpose: string, address: string, email: string): readonly AttemptCounter[] => [
  { parts: [purpose, networkOf(address), email], most: PER_ACCOUNT, forgives: 'all' },
  { parts: [purpose, networkOf(address)], most: PER_NETWORK, forgives: 'theirs' },
]

/**
 * Counts codes by their owner as well. Otherwise, many networks together could try codes without limit or flood a
 * mailbox. Counts unknown emails too, so that responses are the same.
 */
export const byDay = (purpose: string, owner: string, most: number): readonly AttemptCounter[] => [
  { parts: [purpose, 'day', owner], most, forgives: 'one', isDaily: true },
]

/** Counts an attempt outside any transaction, so that rejected requests count. Throws `too_many_requests`. */
export const countAttempt = async (counting: Counting, counted: readonly AttemptCounter[]): Promise<void> => {
  let before = 0
  for (const one of counted) {
    const weight = one.forgives === 'theirs' && before === 1 ? FIRST_WEIGHS : 1
    const seconds = one.isDaily ? DAY_SECONDS : SLOT_SECONDS
    const { count, secondsLeft } = await addToCounter(counting, one.parts, seconds, weight)
    before = count
    if (before > one.most) throw refuse('too_many_requests', { retryAfter: secondsLeft })
  }
}

/** Gives attempts back after a success. A classroom behind one address isn't an attack. */
export const forgiveAttempt = async (counting: Counting, counted: readonly AttemptCounter[]): Promise<void> => {
  const { pool } = counting.database
  for (const [at, one] of counted.entries()) {
    const [key, next] = [counterKey(counting, one.parts), counted[at + 1]]
    if (next?.forgives === 'theirs')
      // A single statement, so that only one of two concurrent successes gives attempts back.
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

/** Counts codes by account and network, by network, and by account per day. The last stops many networks together. */
export const codeTries = (purpose: string, address: string, userId: string): readonly AttemptCounter[] => [
  ...byNetwork(`second factor ${purpose}`, address, userId),
  ...byDay(`second factor ${purpose}`, userId, limits.code_tries_daily),
]

/** Passkeys can't be guessed. The limit protects CPU time and the number of pending challenges. */
export const passkeyTries = (purpose: string, address: string): readonly AttemptCounter[] => [
  { parts: [`passkey ${purpose}`, networkOf(address)], most: 600, forgives: 'one' },
]
