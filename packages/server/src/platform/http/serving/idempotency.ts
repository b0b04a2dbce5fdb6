import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'
import { refuse } from '../refusal.ts'

const KEY = /^[A-Za-z0-9_-]{8,100}$/
const REMEMBERED_MS = 10 * 60 * 1000

/** Responses from this length on are large. Only a person's newest ones are stored. */
const LARGE = 16_384
const LARGE_STORED = 20

/** Reads the Idempotency-Key header. Rejects malformed keys. */
export const readKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) throw refuse('bad_request')
  return header
}

// Empties old large responses but keeps their keys, so that a repeat never stores twice. Skips locked rows, which a
// concurrent request of the person is emptying.
const emptyOlder = (db: Orm, userId: string) =>
  db.execute(sql`
    UPDATE idempotency_keys emptied SET answer = 'null', is_large = false FROM (
      SELECT key FROM idempotency_keys WHERE user_id = ${userId} AND is_large
      ORDER BY created_at DESC, key OFFSET ${LARGE_STORED} FOR UPDATE SKIP LOCKED
    ) older WHERE emptied.user_id = ${userId} AND emptied.key = older.key`)

/**
 * Runs a write once per person and key, in the caller's transaction. A repeat returns the first response. Reusing the
 * key for another request throws `idempotency_mismatch`. A repeat after many large responses throws `changed_meanwhile`.
 */
export const oncePerKey = async (
  db: Orm,
  userId: string,
  key: string,
  request: string,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  // The body may contain a password. The key isn't stored, so nobody can guess it from a copy of the table.
  const hash = createHmac('sha256', key).update(request).digest()
  const name = createHash('sha256').update(key).digest('base64url')
  const claimed = await db.execute(sql`
    INSERT INTO idempotency_keys (user_id, key, request_hash, answer) VALUES (${userId}, ${name}, ${hash}, 'null')
    ON CONFLICT DO NOTHING`)
  if (claimed.rowCount === 0) {
    const found = await db.execute<{ request_hash: Buffer; answer: unknown }>(
      sql`SELECT request_hash, answer FROM idempotency_keys WHERE user_id = ${userId} AND key = ${name}`,
    )
    const earlier = found.rows[0]
    if (!earlier?.request_hash.equals(hash)) throw refuse('idempotency_mismatch')
    if (earlier.answer === null) throw refuse('changed_meanwhile')
    return earlier.answer
  }
  const answer = await run()
  const stored = JSON.stringify(answer)
  const isLarge = stored.length >= LARGE
  await db.execute(sql`
    UPDATE idempotency_keys SET answer = ${stored}::jsonb, is_large = ${isLarge}
    WHERE user_id = ${userId} AND key = ${name}`)
  if (isLarge) await emptyOlder(db, userId)
  return answer
}

/**
 * Like `oncePerKey`, for requests that may leave no trace or whose response may not be stored. Remembers keys in this
 * process for ten minutes, as hashes and without the person.
 */
export const onceInMemory = () => {
  const running = new Map<string, Promise<unknown>>()
  return (key: string, request: string, run: () => Promise<unknown>): Promise<unknown> => {
    const hash = createHash('sha256').update(key).update('\n').update(request).digest('hex')
    const earlier = running.get(hash)
    if (earlier) return earlier
    const answer = run()
    running.set(hash, answer)
    const forget = () => running.delete(hash)
    answer.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget)
    return answer
  }
}
