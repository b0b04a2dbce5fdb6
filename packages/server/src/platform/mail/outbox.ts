import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/index.ts'
import { perDatabase } from '../database/per-database.ts'
import type { MailFailure } from './failure.ts'
import type { FirstMailState } from './unsent.ts'

/** Seconds before each retry. After about three hours, the message has failed. */
const waits = [30, 120, 480, 1920, 7680] as const

// Lease on a claimed message. If a worker dies, another takes over afterwards. Sending times out well before.
const LEASE_SECONDS = 180

/** A message that only this worker may send now. */
export interface ClaimedEmail {
  readonly id: string
  readonly recipient: string
  readonly title: string
  readonly content: string
  readonly html: string | null
  readonly language: string
  readonly tries: number
}

export interface OutgoingEmail {
  readonly to: string
  readonly language: string
  readonly title: string
  readonly text: string
  readonly html: string
  /** When sending becomes pointless, for example because its code has expired. */
  readonly expiresAt: Date
  /** Recipient's account, set for mailings and messages with a code. With a code, it can also be a sign-up. */
  readonly userId?: string
  /** Purpose of the code in the message. */
  readonly codePurpose?: string
  /** The notice that the message repeats, and the ID of its record. The two are withdrawn together. */
  readonly notice?: { readonly kind: string; readonly about: string } | undefined
  /** Code of the reason not to send the message. It then only appears in the log. */
  readonly refused?: string | undefined
}

/** Adds messages to the outbox. Pass `mailingId` if they belong to a mailing. */
export const putIntoOutbox = async (
  db: Orm,
  letters: readonly OutgoingEmail[],
  usual: FirstMailState,
  mailingId: string | null = null,
): Promise<void> => {
  const rows = letters.map(({ to, userId, codePurpose, notice, expiresAt, refused, text, ...letter }) => ({
    ...letter,
    id: randomUUID(),
    recipient: to,
    user_id: userId ?? null,
    code_purpose: codePurpose ?? null,
    notice_kind: notice?.kind ?? null,
    about: notice?.about ?? null,
    expires_at: expiresAt.toISOString(),
    content: refused ? null : text,
    html: refused ? null : letter.html,
    state: refused ? 'failed' : usual,
    last_error: refused ?? null,
  }))
  await db.execute(sql`
    INSERT INTO emails (id, recipient, language, title, content, html, state, last_error, user_id, code_purpose,
      notice_kind, about, expires_at, mailing_id)
    SELECT id, recipient, language, title, content, html, state, last_error, user_id, code_purpose, notice_kind, about,
      expires_at, ${mailingId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(id uuid, recipient text, language text, title text,
      content text, html text, state text, last_error text, user_id uuid, code_purpose text, notice_kind text,
      about uuid, expires_at timestamptz)`)
}

/**
 * Claims due messages for this worker. Other workers skip them. Counts the attempt now, so that crashes count too.
 * Messages to one person, such as codes, come before mailings.
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

// Inserts the attempt in the same statement as its result, so that neither exists without the other.
const withAttempt = 'INSERT INTO email_attempts (email_id, is_sent, answer) SELECT id, $2, $3 FROM noted'

/** Records that a message was sent, with the server's response, and deletes its content. */
export const noteSent = async ({ pool }: Database, { id }: ClaimedEmail, answer: string): Promise<void> => {
  await pool.query(
    `WITH noted AS (UPDATE emails SET state = 'sent', content = NULL, html = NULL, sent_at = now(), last_error = NULL
       WHERE id = $1 RETURNING id) ${withAttempt}`,
    [id, true, answer],
  )
}

/**
 * Records a failed attempt and schedules the next with a growing delay. After the last attempt or a permanent failure,
 * the message has failed. Leaves withdrawn messages alone.
 */
export const noteFailed = async (
  { pool }: Database,
  { id, tries }: ClaimedEmail,
  { reason, answer, forGood }: MailFailure,
) => {
  const wait = forGood ? undefined : waits[tries - 1]
  await pool.query(
    `WITH noted AS (UPDATE emails SET state = $4, last_error = $5, next_try_at = now() + make_interval(secs => $6)
       WHERE id = $1 AND state <> 'expired' RETURNING id) ${withAttempt}`,
    [id, false, answer, wait === undefined ? 'failed' : 'waiting', reason, wait ?? 0],
  )
}

const sleepersOf = perDatabase(() => new Set<() => void>())

/** Wakes the mail workers of this process after a message was stored. Other replicas find it when they poll. */
export const wakeMail = (database: Database): void => {
  for (const wake of sleepersOf(database)) wake()
}

/** Calls `wake` when a message is stored. Returns a function that unsubscribes. */
export const onMail = (database: Database, wake: () => void): (() => void) => {
  sleepersOf(database).add(wake)
  return () => sleepersOf(database).delete(wake)
}
