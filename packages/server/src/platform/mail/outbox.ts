import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/index.ts'

/** Seconds before the tries after the first: about three hours in all, then the message has failed. */
const waits = [30, 120, 480, 1920, 7680] as const

// A worker that died while it was sending holds its messages no longer than this; a send is given up well before.
const LEASE_SECONDS = 180

/** A message that this worker alone may send now. */
export interface ClaimedEmail {
  readonly id: string
  readonly recipient: string
  readonly title: string
  readonly content: string
  readonly language: string
  readonly tries: number
}

/** What is put into the outbox. */
export interface OutgoingEmail {
  readonly to: string
  readonly language: string
  readonly title: string
  readonly content: string
}

/** Puts a message into the outbox. Where nothing can send it, it is kept for the local page. */
export const putIntoOutbox = async (
  db: Orm,
  { to, language, title, content }: OutgoingEmail,
  sends: boolean,
): Promise<void> => {
  await db.execute(sql`
    INSERT INTO emails (id, recipient, language, title, content, state)
    VALUES (${randomUUID()}, ${to}, ${language}, ${title}, ${content}, ${sends ? 'waiting' : 'kept'})`)
}

/** Takes due messages for this worker; others pass them by. The try counts from here, so that a crash counts too. */
export const takeDue = async ({ pool }: Database, most: number): Promise<ClaimedEmail[]> => {
  const { rows } = await pool.query<ClaimedEmail>(
    `UPDATE emails SET tries = tries + 1, next_try_at = now() + make_interval(secs => $2)
     WHERE id IN (SELECT id FROM emails WHERE state = 'waiting' AND next_try_at <= now()
       ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, recipient, title, content, language, tries`,
    [most, LEASE_SECONDS],
  )
  return rows
}

/** Notes that a message has left, and erases what it said. */
export const noteSent = async ({ pool }: Database, { id }: ClaimedEmail): Promise<void> => {
  await pool.query(
    `UPDATE emails SET state = 'sent', content = NULL, sent_at = now(), last_error = NULL WHERE id = $1`,
    [id],
  )
}

/** Notes that a try failed: the next one comes later each time; the last one, or a refusal for good, ends it. */
export const noteFailed = async ({ pool }: Database, { id, tries }: ClaimedEmail, reason: string, forGood: boolean) => {
  const wait = forGood ? undefined : waits[tries - 1]
  await pool.query(
    `UPDATE emails SET state = $2, last_error = $3, next_try_at = now() + make_interval(secs => $4) WHERE id = $1`,
    [id, wait === undefined ? 'failed' : 'waiting', reason, wait ?? 0],
  )
}

/** Keeps what waits for an SMTP server that is no longer set. */
export const markWaitingAsKept = async ({ pool }: Database): Promise<void> => {
  await pool.query(`UPDATE emails SET state = 'kept' WHERE state = 'waiting'`)
}
