import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/index.ts'
import type { Settings } from '../settings/settings.ts'

/** State of a new message: due, or kept until a mail server is set. */
export type FirstMailState = 'waiting' | 'kept'

export const firstStateOf = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): FirstMailState =>
  SMTP_URL === undefined ? 'kept' : 'waiting'

const IS_UNSENT = `state IN ('waiting', 'kept')`

// Expired messages lose their content, because nobody needs it.
const EXPIRE = `UPDATE emails SET state = 'expired', content = NULL, html = NULL`

// Skips rows that another worker has locked.
const unlocked = (condition: string) => `id IN (SELECT id FROM emails WHERE ${condition} FOR UPDATE SKIP LOCKED)`

/**
 * Withdraws unsent messages with codes of an account or sign-up, optionally of one purpose. Call it in the transaction
 * that revokes the codes, so that no message with a revoked code is sent.
 */
export const expireCodesOf = async (db: Orm, ownerId: string, purpose?: string): Promise<void> => {
  await db.execute(sql`${sql.raw(`${EXPIRE} WHERE ${IS_UNSENT}`)} AND user_id = ${ownerId} AND
    ${purpose === undefined ? sql`code_purpose IS NOT NULL` : sql`code_purpose = ${purpose}`}`)
}

/** Withdraws unsent messages that repeat notices of these kinds about a record. */
export const expireNoticesAbout = async (db: Orm, aboutId: string, kinds: readonly string[]): Promise<void> => {
  await db.execute(sql`${sql.raw(`${EXPIRE} WHERE ${IS_UNSENT}`)} AND about = ${aboutId}
    AND notice_kind IN ${[...kinds]}`)
}

/** New content of an unsent message. */
interface NewContent {
  readonly usual: FirstMailState
  readonly title: string
  readonly text: string
  readonly html: string
  readonly expiresAt: Date
}

/** Replaces the content of an unsent message. Its new code expires later. */
export const setContent = async (db: Orm, id: string, given: NewContent): Promise<void> => {
  const { usual, title, text, html, expiresAt } = given
  await db.execute(sql`UPDATE emails SET state = ${usual}, title = ${title}, content = ${text}, html = ${html},
    expires_at = ${expiresAt.toISOString()} WHERE id = ${id}`)
}

/** Withdraws messages past their expiry. */
export const expireDue = async ({ pool }: Database, now: Date): Promise<void> => {
  await pool.query(`${EXPIRE} WHERE ${unlocked(`${IS_UNSENT} AND expires_at <= $1`)}`, [now])
}

/**
 * Makes messages due that were written without a mail server. If the server setting is removed, due messages wait for
 * one. Messages that a worker is sending stay claimed, because `next_try_at` doesn't change.
 */
export const setFirstState = async ({ pool }: Database, state: FirstMailState): Promise<void> => {
  const other: FirstMailState = state === 'kept' ? 'waiting' : 'kept'
  await pool.query(`UPDATE emails SET state = $1 WHERE ${unlocked('state = $2')}`, [state, other])
}
