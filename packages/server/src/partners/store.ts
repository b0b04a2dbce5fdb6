import { randomBytes, randomUUID } from 'node:crypto'
import type { InputOf } from '@portal/contract/endpoint'
import { limits } from '@portal/contract/limits'
import type { addPartner, listPartners } from '@portal/contract/partners'
import { and, asc, count, desc, eq, ilike, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/index.ts'
import { rowsOf } from '../platform/database/rows.ts'
import { cutPage, isExactMoment, readCursor } from '../platform/http/cursor.ts'
import { type PartnerRow, partners } from './schema.ts'

type Draft = InputOf<typeof addPartner>

const SEEN_EVERY_MS = 5 * 60 * 1000

const exact = sql<string>`to_char(${partners.created_at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** One page of partner sites. */
export const pageOfPartners = async (db: Orm, query: InputOf<typeof listPartners>) => {
  const { search, sort = 'name', limit = limits.page_size } = query
  const isByName = sort !== '-created_at'
  const cursor = readCursor(query.cursor, sort, isByName ? undefined : isExactMoment)
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = pattern
    ? or(ilike(partners.name, pattern), sql`array_to_string(${partners.origins}, ' ') ILIKE ${pattern}`)
    : undefined
  const column = isByName ? partners.name : partners.created_at
  const value = cursor && (isByName ? sql`${cursor.value}` : sql`${cursor.value}::timestamptz`)
  const beyond = sort === 'name' ? sql`>` : sql`<`
  const place = cursor && sql`(${column}, ${partners.id}) ${beyond} (${value}, ${cursor.id}::uuid)`
  const order = sort === 'name' ? asc : desc
  const found = await db
    .select({ row: partners, exact })
    .from(partners)
    .where(and(where, place))
    .orderBy(order(column), order(partners.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(partners).where(where)
  const cursorOf = ({ row, exact }: { row: PartnerRow; exact: string }) => ({
    sort,
    value: isByName ? row.name : exact,
    id: row.id,
  })
  const page = cutPage(found, limit, counted?.total ?? 0, cursorOf)
  return { ...page, data: page.data.map(({ row }) => row) }
}

/** The site of a key, or undefined. */
export const findByKey = async (db: Orm, key: string): Promise<PartnerRow | undefined> => {
  const [row] = await db.select().from(partners).where(eq(partners.key, key))
  return row
}

const rows = rowsOf(partners, db => db.select().from(partners))

/** One site. */
export const findPartner = rows.find

/** Adds a site; its key is random unless it is given. */
export const insertPartner = async (db: Orm, draft: Draft, key?: string): Promise<PartnerRow> => {
  const fresh = { ...draft, id: randomUUID(), key: key ?? `site_${randomBytes(12).toString('base64url')}` }
  const [row] = await db.insert(partners).values(fresh).returning()
  if (!row) throw new Error('a site was not stored')
  return row
}

/** Changes a site of this version; false where it has another. */
export const changePartner = rows.changeIf

/** Removes a site of this version with its frames' sign-ins; false where it has another. */
export const removePartner = rows.removeIf

/** Notes, at most every five minutes, that a frame of the site was shown. */
export const noteSeen = async ({ orm }: Database, { id }: PartnerRow, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SEEN_EVERY_MS)
  await orm
    .update(partners)
    .set({ last_seen_at: now })
    .where(and(eq(partners.id, id), or(isNull(partners.last_seen_at), lt(partners.last_seen_at, before))))
}
