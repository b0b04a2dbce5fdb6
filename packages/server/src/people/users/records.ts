import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Cascades } from '../../workspace/deletion-impact/cascades.ts'

interface Counted extends Record<string, unknown> {
  readonly kind: string
  readonly count: number
}

/** A table and its columns that refer to people. `also` adds a condition. */
interface Naming extends Record<string, unknown> {
  readonly kind: string
  readonly columns: readonly string[]
  readonly also?: string
}

const naming = ({ columns, also = 'true' }: Naming, id: string): SQL =>
  sql`${id}::uuid IN (${sql.raw(columns.join(', '))}) AND ${sql.raw(also)}`

// People's actions on their own account, such as logins, aren't records that others need.
const acts: Naming = {
  kind: 'audit',
  columns: ['user_id'],
  also: `(entity <> 'users' OR entity_id IS DISTINCT FROM user_id::text)`,
}

/** ON DELETE actions of foreign keys to people, as in `pg_constraint`. */
const deletions = { refused: sql`confdeltype IN ('a', 'r')`, cascades: sql`confdeltype = 'c'` } as const

/** Tables with such foreign keys. Read from the catalogue, so that none is forgotten. */
const tablesWhere = async (db: Orm, deletion: keyof typeof deletions): Promise<readonly Naming[]> => {
  const { rows } = await db.execute<Naming>(sql`
    SELECT conrelid::regclass::text AS kind, array_agg(attname::text ORDER BY attname) AS columns
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND ${deletions[deletion]}
      AND conrelid <> 'audit'::regclass
    GROUP BY conrelid`)
  return rows
}

/** Counts the rows that prevent deletion of an account. Audit rows count unless they concern the account itself. */
export const recordsNaming = async (db: Orm, id: string): Promise<Counted[]> => {
  const parts = [...(await tablesWhere(db, 'refused')), acts].map(
    table =>
      sql`SELECT ${table.kind} AS kind, count(*)::int AS count FROM ${sql.raw(table.kind)} WHERE ${naming(table, id)}`,
  )
  const { rows } = await db.execute<Counted>(
    sql`SELECT kind, count FROM (${sql.join(parts, sql` UNION ALL `)}) counted WHERE count > 0 ORDER BY kind`,
  )
  return rows
}

/** Tables that the list of cascades omits, because their rows mean nothing on their own. */
const unlisted = new Set([
  // Steps of logging in, verifying an email, and embedding. They expire on their own.
  ...[
    'codes',
    'email_changes',
    'pending_email_changes',
    'pending_logins',
    'passkey_challenges',
    'embed_codes',
    'embed_sessions',
  ],
  // Idempotency keys, and previews of spreadsheets.
  ...['idempotency_keys', 'imports', 'user_imports'],
  // Parts of sessions, authenticator apps, and notices.
  ...['known_devices', 'recovery_codes', 'notice_people'],
])

/** Rows to count per table. Finished uploads don't count, and neither do apps that were never confirmed. */
const conditions: Readonly<Record<string, string>> = {
  uploads: 'file_id IS NULL',
  authenticator_apps: 'secret IS NOT NULL',
}

/** Rows that are deleted with an account. */
export const accountCascades = async (db: Orm, id: string): Promise<Cascades> => {
  const tables = (await tablesWhere(db, 'cascades')).filter(({ kind }) => !unlisted.has(kind))
  return Object.fromEntries(
    tables.map(table => [table.kind, naming({ ...table, also: conditions[table.kind] ?? 'true' }, id)]),
  )
}
