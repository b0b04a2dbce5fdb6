import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../database/index.ts'
import { refuse } from '../refusal.ts'

const KEY = /^[A-Za-z0-9_-]{8,100}$/
const REMEMBERED_MS = 10 * 60 * 1000

/** Reads the Idempotency-Key header; a malformed one is refused rather than ignored. */
export const readKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) throw refuse('bad_request')
  return header
}

/**
 * Runs a write once per person and key, inside its transaction. A repeat is answered with what the first one answered;
 * the same key with another request is refused.
 */
export const oncePerKey = async (
  db: Orm,
  userId: string,
  key: string,
  request: string,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  // The body may contain a password. Its hash is keyed with what is not stored, so a copy of the table cannot guess it.
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
    return earlier.answer
  }
  const answer = await run()
  await db.execute(sql`
    UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::jsonb WHERE user_id = ${userId} AND key = ${name}`)
  return answer
}

/**
 * The same for calls that may leave no trace, or whose answer may be stored nowhere: keys are remembered for ten
 * minutes in this process only, as hashes and without the person.
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
