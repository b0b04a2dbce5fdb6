import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

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

/** What foreign keys do with the rows that name a person who goes, as PostgreSQL notes it. */
const deletions = { refused: sql`confdeltype IN ('a', 'r')`, cascades: sql`confdeltype = 'c'` } as const

/** The tables whose foreign keys name people and do this: read from the database, so that none is forgotten. */
const tablesWhere = async (db: Orm, deletion: keyof typeof deletions): Promise<readonly Naming[]> => {
  const { rows } = await db.execute<Naming>(sql`
    SELECT conrelid::regclass::text AS kind, array_agg(attname::text ORDER BY attname) AS columns
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND ${deletions[deletion]}
      AND conrelid <> 'audit'::regclass
    GROUP BY conrelid`)
  return rows
}

/** What names a person and prevents their account from being deleted; also by whoever did it and nothing else. */
export const blockersOf = async (db: Orm, id: string): Promise<Counted[]> =>
  counted(db, [...(await tablesWhere(db, 'refused')), acts], id)

/** Tables whose rows go with an account without a place on the list, as they say nothing by themselves. */
const unlisted = new Set([
  // Steps of logging in, of proving an email, and of embedding, which end by themselves.
  ...[
    'codes',
    'email_changes',
    'pending_email_changes',
    'pending_logins',
    'passkey_challenges',
    'embed_codes',
    'embed_sessions',
  ],
  // What keeps anything from being done twice, and previews of spreadsheets.
  ...['idempotency_keys', 'imports', 'user_imports'],
  // Belong to the sessions, the authenticator app and the notices.
  ...['known_devices', 'recovery_codes', 'notice_people'],
])

/** Which rows of a table count: those of what was finished say nothing, and an app is there once a code was typed. */
const conditions: Readonly<Record<string, string>> = {
  uploads: 'file_id IS NULL',
  authenticator_apps: 'secret IS NOT NULL',
}

/** What goes with an account. */
export const cascadesOf = async (db: Orm, id: string): Promise<Counted[]> => {
  const tables = (await tablesWhere(db, 'cascades')).filter(({ kind }) => !unlisted.has(kind))
  return counted(
    db,
    tables.map(table => ({ ...table, also: conditions[table.kind] ?? 'true' })),
    id,
  )
}
