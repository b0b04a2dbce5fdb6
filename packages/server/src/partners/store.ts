import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/index.ts'
import { storeOf } from '../platform/http/lists/store-of.ts'
import { type PartnerRow, partners } from './schema.ts'

const SEEN_EVERY_MS = 5 * 60 * 1000

/** The rows of partner sites; sites are few, so a search folds their words as it reads them. */
export const partnerStore = storeOf({
  table: partners,
  select: db => db.select().from(partners),
  sorts: { name: 'text', created_at: 'moment' },
  usual: 'name',
  words: sql`search_words(name || ' ' || array_to_string(origins, ' '))`,
})

/** The site of a key, or of one that was replaced a short while ago; undefined where there is none. */
export const findByKey = async (db: Orm, key: string): Promise<PartnerRow | undefined> => {
  const isFormer = and(eq(partners.former_key, key), sql`${partners.former_key_until} > now()`)
  const [row] = await db
    .select()
    .from(partners)
    .where(or(eq(partners.key, key), isFormer))
  return row
}

/** Notes, at most every five minutes, that a frame of the site was shown. */
export const noteSeen = async ({ orm }: Database, { id }: PartnerRow, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SEEN_EVERY_MS)
  await orm
    .update(partners)
    .set({ last_seen_at: now })
    .where(and(eq(partners.id, id), or(isNull(partners.last_seen_at), lt(partners.last_seen_at, before))))
}
