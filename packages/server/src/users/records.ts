import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'

/** How many rows of a kind name a person. */
interface Counted extends Record<string, unknown> {
  readonly kind: string
  readonly count: number
}

/** A table and those of its columns that name a person; `also` is a further condition. */
interface Naming extends Record<string, unknown> {
  readonly kind: string
  readonly columns: readonly string[]
  readonly also?: string
}

const counted = async (db: Orm, tables: readonly Naming[], id: string): Promise<Counted[]> => {
  const parts = tables.map(
    ({ kind, columns, also = 'true' }) => sql`SELECT ${kind} AS kind, count(*)::int AS count FROM ${sql.raw(kind)}
      WHERE ${id}::uuid IN (${sql.raw(columns.join(', '))}) AND ${sql.raw(also)}`,
  )
  const { rows } = await db.execute<Counted>(
    sql`SELECT kind, count FROM (${sql.join(parts, sql` UNION ALL `)}) counted WHERE count > 0 ORDER BY kind`,
  )
  return rows
}

// What a person did to their own account, such as signing in, is no record that others need.
const acts: Naming = {
  kind: 'audit',
  columns: ['user_id'],
  also: `(entity <> 'users' OR entity_id IS DISTINCT FROM user_id::text)`,
}

/** The tables whose foreign keys let nobody go whom a row names: read from the database, so that none is forgotten. */
const keepingTables = async (db: Orm): Promise<readonly Naming[]> => {
  const { rows } = await db.execute<Naming>(sql`
    SELECT conrelid::regclass::text AS kind, array_agg(attname::text ORDER BY attname) AS columns
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype IN ('a', 'r')
      AND conrelid <> 'audit'::regclass
    GROUP BY conrelid`)
  return rows
}

/** What names a person and prevents their account from being deleted; also by whoever did it and nothing else. */
export const blockersOf = async (db: Orm, id: string): Promise<Counted[]> =>
  counted(db, [...(await keepingTables(db)), acts], id)

const cascading = [
  ...['sessions', 'user_privileges', 'user_profiles', 'project_users', 'activity_users', 'sub_activity_users'],
  'trainers',
]

/** What goes with an account. */
export const cascadesOf = (db: Orm, id: string): Promise<Counted[]> =>
  counted(
    db,
    cascading.map(kind => ({ kind, columns: ['user_id'] })),
    id,
  )
