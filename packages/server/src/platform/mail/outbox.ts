import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/index.ts'
import type { Failure } from './failure.ts'
import type { FirstState } from './unsent.ts'

/** Seconds before the tries after the first: about three hours in all, then the message has failed. */
const waits = [30, 120, 480, 1920, 7680] as const

// A worker that died while it was sending blocks its messages no longer than this; a send is given up well before.
const LEASE_SECONDS = 180

/** A message that this worker alone may send now. */
export interface ClaimedEmail {
  readonly id: string
  readonly recipient: string
  readonly title: string
  readonly content: string
  readonly html: string | null
  readonly language: string
  readonly tries: number
}

/** What is put into the outbox. */
export interface OutgoingEmail {
  readonly to: string
  readonly language: string
  readonly title: string
  readonly text: string
  readonly html: string
  /** From when on it is not worth sending any more, such as when its code is void. */
  readonly expiresAt: Date
  /** The account that it goes to, where it is one of a mailing or contains a code; in the latter case also a sign-up. */
  readonly userId?: string
  /** What the code in it is good for. */
  readonly codePurpose?: string
  /** Why it is not sent at all, as a code; it is then only in the log. */
  readonly refused?: string | undefined
}

/** Puts messages into the outbox, all of one mailing if given. */
export const putIntoOutbox = async (
  db: Orm,
  letters: readonly OutgoingEmail[],
  usual: FirstState,
  mailingId: string | null = null,
): Promise<void> => {
  const rows = letters.map(({ to, userId, codePurpose, expiresAt, refused, text, ...letter }) => ({
    ...letter,
    id: randomUUID(),
    recipient: to,
    user_id: userId ?? null,
    code_purpose: codePurpose ?? null,
    expires_at: expiresAt.toISOString(),
    content: refused ? null : text,
    html: refused ? null : letter.html,
    state: refused ? 'failed' : usual,
    last_error: refused ?? null,
  }))
  await db.execute(sql`
    INSERT INTO emails (id, recipient, language, title, content, html, state, last_error, user_id, code_purpose,
      expires_at, mailing_id)
    SELECT id, recipient, language, title, content, html, state, last_error, user_id, code_purpose, expires_at,
      ${mailingId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(id uuid, recipient text, language text, title text,
      content text, html text, state text, last_error text, user_id uuid, code_purpose text, expires_at timestamptz)`)
}

/**
 * Takes due messages for this worker; others pass them by. The try counts from here, so that a crash counts too. What
 * goes to one person, such as a code that is waited for, comes before what goes to many.
 */
export const takeDue = async ({ pool }: Database, most: number): Promise<ClaimedEmail[]> => {
  const { rows } = await pool.query<ClaimedEmail>(
    `UPDATE emails SET tries = tries + 1, next_try_at = now() + make_interval(secs => $2)
     WHERE id IN (SELECT id FROM emails WHERE state = 'waiting' AND next_try_at <= now()
       ORDER BY mailing_id IS NOT NULL, next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, recipient, title, content, html, language, tries`,
    [most, LEASE_SECONDS],
  )
  return rows
}

// The attempt is written in the statement that notes how it went, so that neither is there without the other.
const withAttempt = 'INSERT INTO email_attempts (email_id, is_sent, answer) SELECT id, $2, $3 FROM noted'

/** Notes that a message has left and what the peer answered, and erases what it said. */
export const noteSent = async ({ pool }: Database, { id }: ClaimedEmail, answer: string): Promise<void> => {
  await pool.query(
    `WITH noted AS (UPDATE emails SET state = 'sent', content = NULL, html = NULL, sent_at = now(), last_error = NULL
       WHERE id = $1 RETURNING id) ${withAttempt}`,
    [id, true, answer],
  )
}

/**
 * Notes that a try failed: the next one comes later each time; the last one, or a permanent refusal, ends it. What was
 * withdrawn meanwhile stays so.
 */
export const noteFailed = async (
  { pool }: Database,
  { id, tries }: ClaimedEmail,
  { reason, answer, forGood }: Failure,
) => {
  const wait = forGood ? undefined : waits[tries - 1]
  await pool.query(
    `WITH noted AS (UPDATE emails SET state = $4, last_error = $5, next_try_at = now() + make_interval(secs => $6)
       WHERE id = $1 AND state <> 'expired' RETURNING id) ${withAttempt}`,
    [id, false, answer, wait === undefined ? 'failed' : 'waiting', reason, wait ?? 0],
  )
}
