import { createHmac } from 'node:crypto'
import type { Services } from './http/context.ts'

export type Counting = Pick<Services, 'database' | 'secretKey' | 'now'>

/**
 * Key of a counter row. It is an HMAC, because plain hashes of addresses are easy to reverse. The HMAC key isn't in the
 * database and changes daily, so rows of different days can't be linked.
 */
export const counterKey = ({ secretKey, now }: Counting, parts: readonly string[]): Buffer => {
  const ofDay = createHmac('sha256', secretKey)
    .update(`attempts ${now().toISOString().slice(0, 10)}`)
    .digest()
  return createHmac('sha256', ofDay).update(parts.join('\n')).digest()
}

/**
 * Adds to a counter that all replicas share. Runs outside any transaction, so that rejected requests still count.
 * Returns the count of the current time slot, which lasts `seconds` (UTC), and the seconds until the next slot.
 */
export const addToCounter = async (
  counting: Counting,
  parts: readonly string[],
  seconds: number,
  weight: number,
): Promise<{ readonly count: number; readonly secondsLeft: number }> => {
  const now = counting.now().getTime() / 1000
  const slot = Math.floor(now / seconds) * seconds
  const { rows } = await counting.database.pool.query<{ count: number }>(
    `INSERT INTO attempts (key, slot, count) VALUES ($1, to_timestamp($2), $3)
     ON CONFLICT (key, slot) DO UPDATE SET count = attempts.count + $3
     RETURNING count`,
    [counterKey(counting, parts), slot, weight],
  )
  return { count: rows[0]?.count ?? 0, secondsLeft: Math.ceil(slot + seconds - now) }
}
