import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listNotices, Notice, NoticeSettings } from '@portal/contract/messages/notices'
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { type NoticeRow, noticePeople, notices } from './schema.ts'

export const pageOfNotices = (db: Orm, userId: string, { unread, ...query }: InputOf<typeof listNotices>) =>
  pageOf(
    db,
    {
      from: sql`(SELECT *, search_words(kind || ' ' || details::text) AS words FROM notices WHERE user_id = ${userId}) notices`,
      where: [unread && sql`read_at IS NULL`],
      sorts: { at: { by: sql`number`, kind: 'number' } },
      usual: '-at',
    },
    query,
    { id: notices.id, select: one => one.select().from(notices), idOf: row => row.id },
  )

/** Number of unread notices, and number of the newest notice. */
export const unreadOf = async (db: Orm, userId: string): Promise<{ unread: number; last: number }> => {
  const { rows } = await db.execute<{ unread: number; last: number }>(sql`
    SELECT (SELECT count(*)::int FROM notices WHERE user_id = ${userId} AND read_at IS NULL) AS unread,
      coalesce((SELECT last FROM notice_people WHERE user_id = ${userId}), 0)::float8 AS last`)
  return rows[0] ?? { unread: 0, last: 0 }
}

/** Notices after a number, oldest first. */
export const noticesAfter = (db: Orm, userId: string, number: number, most: number) =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.user_id, userId), gt(notices.number, number)))
    .orderBy(asc(notices.number))
    .limit(most)

/** Marks one of a person's notices as read or unread. Returns false if they have no such notice. */
export const setRead = async (db: Orm, userId: string, id: string, isRead: boolean): Promise<boolean> => {
  const found = await db
    .update(notices)
    .set({ read_at: isRead ? sql`coalesce(read_at, now())` : null })
    .where(and(eq(notices.id, id), eq(notices.user_id, userId)))
    .returning({ id: notices.id })
  return found.length > 0
}

/** Marks all notices of a person up to a number as read. */
export const setAllRead = async (db: Orm, userId: string, upTo: number): Promise<void> => {
  const unread = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at), lte(notices.number, upTo)))
    .orderBy(asc(notices.number))
    .for('update')
  await db.update(notices).set({ read_at: sql`now()` }).where(inArray(notices.id, unread))
}

export const settingsOf = async (db: Orm, userId: string): Promise<NoticeSettings> => {
  const { off, digest } = noticePeople
  const [row] = await db.select({ off, digest }).from(noticePeople).where(eq(noticePeople.user_id, userId))
  return row ?? { off: [], digest: 'none' }
}

/** Stores a person's notification settings. A newly chosen digest starts with future notices. */
export const setSettings = async (db: Orm, userId: string, { off, digest }: NoticeSettings): Promise<void> => {
  await db
    .insert(noticePeople)
    .values({ user_id: userId, off: [...new Set(off)], digest })
    .onConflictDoUpdate({
      target: noticePeople.user_id,
      set: {
        off: [...new Set(off)],
        digest,
        digested: sql`CASE WHEN ${noticePeople.digest} = ${digest} THEN ${noticePeople.digested} ELSE ${noticePeople.last} END`,
      },
    })
}

export const presentNotice = ({ user_id: _, at, read_at, target, ...row }: NoticeRow): Notice => ({
  ...row,
  target: target ?? null,
  at: at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})
