import { limits } from '@portal/contract/core/fields/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './database/index.ts'
import type { Context } from './http/context.ts'
import { cutPage, readCursor } from './http/lists/cursor.ts'

/** `details` may contain field names, codes, amounts, and the values that `changedValues` allows. Never free text. */
export interface AuditEntry {
  readonly userId: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  readonly details?: Readonly<Record<string, unknown>>
  readonly reason?: string | null | undefined
}

/** Writes audit rows with a single query. Call it in the transaction that makes the change. */
export const writeAudit = async (db: Orm, ...entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const rows = entries.map(({ userId, entityId, details = {}, ...entry }) => ({
    ...entry,
    user_id: userId,
    entity_id: entityId,
    details,
  }))
  await db.execute(sql`
    INSERT INTO audit (user_id, action, entity, entity_id, details, reason)
    SELECT user_id, action, entity, entity_id, details, reason
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(user_id uuid, action text, entity text, entity_id text, details jsonb, reason text)`)
}

/** Writes audit rows for one entity, in the name of the person who sent the request. */
export const auditOf =
  (entity: string) =>
  (
    { db, user }: Pick<Context, 'db' | 'user'>,
    action: string,
    entityId: string,
    details = {},
    reason?: string | null,
  ): Promise<void> =>
    writeAudit(db, { userId: user.id, action, entity, entityId, details, reason })

interface Query {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const SORT = '-at'

// List cursors pair a value with an ID. The audit ID is unique on its own, so this ID is a placeholder.
const NO_ID = '00000000-0000-0000-0000-000000000000'

const isNumber = (value: string) => /^\d{1,18}$/.test(value)

/**
 * One page of audit entries, newest first. `read` selects the rows. It gets a subselect with one entry more than fits
 * the page, and must alias and sort it.
 */
export const pageOfAudit = async <Row extends { readonly id: string }>(
  db: Orm,
  condition: SQL,
  { cursor: given, limit = limits.page_size }: Query,
  read: (entries: SQL) => Promise<readonly Row[]>,
) => {
  const cursor = readCursor(given, SORT, isNumber)
  const before = cursor ? sql`AND id < ${cursor.value}::bigint` : sql``
  const rows = await read(sql`(SELECT * FROM audit WHERE ${condition} ${before} ORDER BY id DESC LIMIT ${limit + 1})`)
  const counted = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total
    FROM (SELECT FROM audit WHERE ${condition} LIMIT ${limits.counted_exactly + 1}) found`)
  return cutPage(rows, limit, counted.rows[0]?.total ?? 0, ({ id }) => ({ sort: SORT, value: id, id: NO_ID }))
}
