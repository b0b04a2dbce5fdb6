import { limits } from '@portal/contract/core/fields/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './database/index.ts'
import { cutPage, readCursor } from './http/lists/cursor.ts'

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
