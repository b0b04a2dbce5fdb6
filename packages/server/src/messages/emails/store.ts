import type { InputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { listEmails } from '@portal/contract/messages/emails'
import { and, asc, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { cutPage, isExactMoment, readCursor } from '../../platform/http/lists/cursor.ts'
import { type EmailRow, emailAttempts, emails } from './schema.ts'

type Query = InputOf<typeof listEmails>

const MOST_ATTEMPTS = 50

// Driver dates only have milliseconds. A cursor needs the full precision.
const exact = sql<string>`to_char(${emails.created_at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const filters = ({ search, state }: Query): SQL | undefined => {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    state ? eq(emails.state, state) : undefined,
    pattern ? or(ilike(emails.recipient, pattern), ilike(emails.title, pattern)) : undefined,
  )
}

export const pageOfEmails = async (db: Orm, query: Query) => {
  const { sort = '-created_at', limit = limits.page_size } = query
  const cursor = readCursor(query.cursor, sort, isExactMoment)
  const down = sort.startsWith('-')
  const where = filters(query)
  const afterCursor =
    cursor &&
    sql`(${emails.created_at}, ${emails.id}) ${down ? sql`<` : sql`>`}
    (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
  const order = down ? desc : asc
  const rows = await db
    .select({ row: emails, exact })
    .from(emails)
    .where(and(where, afterCursor))
    .orderBy(order(emails.created_at), order(emails.id))
    .limit(limit + 1)
  const counted = db
    .select({ id: emails.id })
    .from(emails)
    .where(where)
    .limit(limits.counted_exactly + 1)
    .as('counted')
  const [total] = await db.select({ total: count() }).from(counted)
  const page = cutPage(rows, limit, total?.total ?? 0, last => ({ sort, value: last.exact, id: last.row.id }))
  return { ...page, data: page.data.map(({ row }) => row) }
}

export const findEmail = async (db: Orm, id: string): Promise<EmailRow | undefined> => {
  const [row] = await db.select().from(emails).where(eq(emails.id, id))
  return row
}

/** Attempts to send a message, newest first, at most `MOST_ATTEMPTS`. */
export const sendAttemptsOf = async (db: Orm, id: string) => {
  const rows = await db
    .select()
    .from(emailAttempts)
    .where(eq(emailAttempts.email_id, id))
    .orderBy(desc(emailAttempts.id))
    .limit(MOST_ATTEMPTS)
  return rows.map(({ at, is_sent, answer }) => ({ at: at.toISOString(), is_sent, answer }))
}

/** Queues failed messages again. Skips those whose content was deleted. */
export const requeueEmails = (db: Orm, which: SQL): Promise<EmailRow[]> =>
  db
    .update(emails)
    .set({ state: 'waiting', tries: 0, next_try_at: sql`now()`, last_error: null })
    .where(and(which, eq(emails.state, 'failed'), isNotNull(emails.content)))
    .returning()
