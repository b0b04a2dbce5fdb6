import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/index.ts'
import { storeOf } from '../platform/http/lists/store-of.ts'
import { type PartnerRow, partners } from './schema.ts'

const SEEN_EVERY_MS = 5 * 60 * 1000

/** Partner sites. There are few, so a search normalises their text on each read. */
export const partnerStore = storeOf({
  table: partners,
  select: db => db.select().from(partners),
  sorts: { name: 'text', created_at: 'moment' },
  usual: 'name',
  words: sql`search_words(name || ' ' || array_to_string(origins, ' '))`,
})

/** Finds a site by its key, or by one that was replaced recently. */
export const findByKey = async (db: Orm, key: string): Promise<PartnerRow | undefined> => {
  const isFormer = and(eq(partners.former_key, key), sql`${partners.former_key_until} > now()`)
  const [row] = await db
    .select()
    .from(partners)
    .where(or(eq(partners.key, key), isFormer))
  return row
}

/** Records that a frame of the site was shown, at most every five minutes. */
export const noteSeen = async ({ orm }: Database, { id }: PartnerRow, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SEEN_EVERY_MS)
  await orm
    .update(partners)
    .set({ last_seen_at: now })
    .where(and(eq(partners.id, id), or(isNull(partners.last_seen_at), lt(partners.last_seen_at, before))))
}
