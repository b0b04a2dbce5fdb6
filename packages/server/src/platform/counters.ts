import { createHmac } from 'node:crypto'
import type { Services } from './http/context.ts'

/** The services that counting needs. */
export type Counting = Pick<Services, 'database' | 'secretKey' | 'now'>

/**
 * The name of a counter. There are so few addresses that a plain hash of each is soon found. The key is in no row, and is
 * another each day, so that nobody can be followed from one day's rows to the next.
 */
export const counterKey = ({ secretKey, now }: Counting, parts: readonly string[]): Buffer => {
  const ofDay = createHmac('sha256', secretKey)
    .update(`attempts ${now().toISOString().slice(0, 10)}`)
    .digest()
  return createHmac('sha256', ofDay).update(parts.join('\n')).digest()
}

/**
 * Adds to a counter that all replicas share, outside of any transaction, so that a refused call still counts. Gives what
 * it has come to in the present slot of so many seconds (UTC), and the seconds until the next.
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
