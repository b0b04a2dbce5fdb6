import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/index.ts'
import type { Settings } from '../settings/settings.ts'

/** The state of a message that has just been written: it is due, or waits until a mail server is set. */
export type FirstState = 'waiting' | 'kept'

/** The state that messages begin in. */
export const firstStateOf = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): FirstState =>
  SMTP_URL === undefined ? 'kept' : 'waiting'

const IS_UNSENT = `state IN ('waiting', 'kept')`

// What an expired message said is of no use to anybody.
const EXPIRE = `UPDATE emails SET state = 'expired', content = NULL, html = NULL`

// Two workers do this at once: each leaves the rows of the other alone.
const unlocked = (condition: string) => `id IN (SELECT id FROM emails WHERE ${condition} FOR UPDATE SKIP LOCKED)`

/**
 * Withdraws the unsent messages with codes of an account or a sign-up, because these codes are void from now on; those
 * of one purpose if given. In the transaction that voids them, so that no message with a void code is ever sent.
 */
export const expireCodesOf = async (db: Orm, ownerId: string, purpose?: string): Promise<void> => {
  await db.execute(sql`${sql.raw(`${EXPIRE} WHERE ${IS_UNSENT}`)} AND user_id = ${ownerId} AND
    ${purpose === undefined ? sql`code_purpose IS NOT NULL` : sql`code_purpose = ${purpose}`}`)
}

/** An unsent message that is written again. */
interface NewContent {
  readonly usual: FirstState
  readonly title: string
  readonly text: string
  readonly html: string
  readonly expiresAt: Date
}

/** Writes an unsent message again, with a code that is valid longer. */
export const setContent = async (db: Orm, id: string, given: NewContent): Promise<void> => {
  const { usual, title, text, html, expiresAt } = given
  await db.execute(sql`UPDATE emails SET state = ${usual}, title = ${title}, content = ${text}, html = ${html},
    expires_at = ${expiresAt.toISOString()} WHERE id = ${id}`)
}

/** Withdraws the messages that are not worth sending any more. */
export const expireDue = async ({ pool }: Database, now: Date): Promise<void> => {
  await pool.query(`${EXPIRE} WHERE ${unlocked(`${IS_UNSENT} AND expires_at <= $1`)}`, [now])
}

/**
 * Makes due what was written while no mail server was set; without a server, lets what was due wait for one. What a
 * worker is sending stays claimed.
 */
export const setFirstState = async ({ pool }: Database, state: FirstState): Promise<void> => {
  const other: FirstState = state === 'kept' ? 'waiting' : 'kept'
  await pool.query(`UPDATE emails SET state = $1 WHERE ${unlocked('state = $2')}`, [state, other])
}
