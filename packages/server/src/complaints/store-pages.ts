import { complaintStatuses, identityTypes } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { holdsWord } from '../platform/database/search.ts'
import type { ListCursor } from '../platform/http/lists/cursor.ts'
import { complaints } from './schema.ts'
import { type ComplaintRow, selectComplaints } from './store.ts'

export interface ComplaintFilter {
  /** Only complaints filed by this person. */
  readonly filedBy?: string | undefined
  readonly status?: (typeof complaintStatuses)[number] | undefined
  readonly identity_type?: (typeof identityTypes)[number] | undefined
  readonly answered?: boolean | undefined
  /** All words must match. */
  readonly words: readonly string[]
  readonly by: 'filed_at' | 'updated_at'
  readonly descending: boolean
  readonly after?: ListCursor | undefined
  /** Maximum number of rows. */
  readonly take: number
}

const kindsOf = ({
  status,
  identity_type,
  answered,
}: Pick<ComplaintFilter, 'status' | 'identity_type' | 'answered'>): SQL[] =>
  complaintStatuses
    .filter(one => status === undefined || one === status)
    .flatMap(one => identityTypes.filter(type => !identity_type || type === identity_type).map(type => [one, type]))
    .flatMap(([one, type]) =>
      [true, false]
        .filter(yes => answered === undefined || yes === answered)
        .filter(yes => !(yes && type === 'anonymous'))
        .map(yes => sql`status = ${one} AND identity_type = ${type} AND answered = ${yes}`),
    )

/**
 * Conditions that together select the rows and don't overlap.
 *
 * With filters alone, there is one per kind of complaint, at most six. An index has each kind in list order, so that
 * pages and counts don't slow down when filters exclude many rows. A search or one person's list is a single condition,
 * for which the planner picks an index.
 */
const partsOf = (wanted: ComplaintFilter): SQL[] => {
  const { status, identity_type, answered, filedBy } = wanted
  const filtered = status !== undefined || identity_type !== undefined || answered !== undefined
  if (filtered && !filedBy && wanted.words.length === 0) return kindsOf(wanted)
  const all = [
    sql`true`,
    ...(filedBy ? [sql`filed_by = ${filedBy}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(identity_type ? [sql`identity_type = ${identity_type}`] : []),
    ...(answered === undefined ? [] : [sql`answered = ${answered}`]),
    ...wanted.words.map(word => holdsWord(word)),
  ]
  return [sql.join(all, sql` AND `)]
}

const union = (parts: readonly SQL[]) =>
  parts.length > 0
    ? sql.join([...parts], sql` UNION ALL `)
    : sql`(SELECT id, filed_at AS at FROM complaints WHERE false)`

export const pageOfComplaints = (db: Orm, wanted: ComplaintFilter): Promise<ComplaintRow[]> => {
  const { by, descending, after, take } = wanted
  const column = sql.identifier(by)
  const direction = descending ? sql`DESC` : sql`ASC`
  const beyond = after
    ? sql`AND (${column}, id) ${descending ? sql`<` : sql`>`} (${after.value}::timestamptz, ${after.id}::uuid)`
    : sql``
  const parts = partsOf(wanted).map(
    part => sql`(SELECT id, ${column} AS at FROM complaints WHERE ${part} ${beyond}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${take})`,
  )
  const found = sql`SELECT id FROM (${union(parts)}) found ORDER BY at ${direction}, id ${direction} LIMIT ${take}`
  return selectComplaints(db)
    .where(sql`${complaints.id} IN (${found})`)
    .orderBy(sql`${complaints[by]} ${direction}`, sql`${complaints.id} ${direction}`)
}

/** Query for `filed_at` of new complaints: the oldest of each kind, at most `most` per kind. */
export const newComplaints = (most: number): SQL =>
  union(
    kindsOf({ status: 'new' }).map(
      part => sql`(SELECT filed_at FROM complaints WHERE ${part} ORDER BY filed_at LIMIT ${most})`,
    ),
  )

/** Counts rows, up to one more than `limits.counted_exactly`. */
export const complaintCountOf = async (db: Orm, wanted: ComplaintFilter): Promise<number> => {
  const most = limits.counted_exactly + 1
  const parts = partsOf(wanted).map(part => sql`(SELECT 1 FROM complaints WHERE ${part} LIMIT ${most})`)
  const { rows } = await db.execute<{ counted: number }>(
    sql`SELECT count(*)::int AS counted FROM (SELECT FROM (${union(parts)}) found LIMIT ${most}) rows`,
  )
  return rows[0]?.counted ?? 0
}
