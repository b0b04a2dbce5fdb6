import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/refusal.ts'

const SLOT_SECONDS = 15 * 60

/**
 * How many tries fit into a quarter of an hour. Tries are counted by address and by address with email, never by
 * email alone: nobody can lock another person out by trying wrong passwords from elsewhere.
 */
const most = { address: 100, pair: 10 } as const

const networkOf = (address: string) => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address)

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

const count = async (database: Database, key: Buffer): Promise<number> => {
  const { rows } = await database.pool.query(
    `INSERT INTO attempts (key, slot, count)
     VALUES ($1, to_timestamp(floor(extract(epoch FROM now()) / $2) * $2), 1)
     ON CONFLICT (key, slot) DO UPDATE SET count = attempts.count + 1 RETURNING count`,
    [key, SLOT_SECONDS],
  )
  return Number(rows[0]?.count)
}

/**
 * Counts a try outside the call's transaction, so that a refused call still counts, and refuses when there were too
 * many. `purpose` keeps the counters of login, codes and others apart.
 */
export const countAttempt = async (database: Database, purpose: string, address: string, email: string) => {
  const network = networkOf(address)
  const [pair, all] = await Promise.all([
    count(database, keyOf(purpose, network, email)),
    count(database, keyOf(purpose, network)),
  ])
  if (pair > most.pair || all > most.address) throw refuse('too_many_requests', { retryAfter: SLOT_SECONDS })
}

/** Forgets the tries of a pair after one that succeeded. */
export const forgetAttempts = async (database: Database, purpose: string, address: string, email: string) => {
  await database.orm.execute(sql`DELETE FROM attempts WHERE key = ${keyOf(purpose, networkOf(address), email)}`)
}
