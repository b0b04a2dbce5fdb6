import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { personColumns } from '../accounts/names.ts'
import { users } from '../accounts/schema.ts'
import { areAssignable } from './store.ts'

/** A table of team members: `user_id`, and the column of the record that they work on. */
export interface TeamTable {
  readonly table: PgTable & { readonly user_id: PgColumn }
  readonly of: PgColumn
}

/** Team of a record, sorted by name. */
export const teamOf = (db: Orm, { table, of }: TeamTable, id: string) =>
  db
    .select(personColumns)
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(eq(of, id))
    .orderBy(asc(personColumns.full_name_en), asc(users.id))

/** Teams of several records in one query, sorted by name. Records without a team are missing. */
export const teamsOf = async (db: Orm, { table, of }: TeamTable, ids: readonly string[]) => {
  const rows = await db
    .select({ ...personColumns, of: sql<string>`${of}` })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(inArray(of, [...ids]))
    .orderBy(asc(personColumns.full_name_en), asc(users.id))
  return Map.groupBy(rows, row => row.of)
}

/**
 * Replaces a team. Throws if a new member can't be assigned. Existing members may stay, even if their account was
 * deactivated. Returns the new members.
 */
export const setTeam = async (
  db: Orm,
  { table, of }: TeamTable,
  id: string,
  given: readonly string[],
): Promise<readonly string[]> => {
  const people = [...new Set(given)]
  const present = new Set((await teamOf(db, { table, of }, id)).map(({ user_id }) => user_id))
  const added = people.filter(person => !present.has(person))
  if (!(await areAssignable(db, added))) throw refuseField('user_ids', 'unknown_value')
  await db.delete(table).where(eq(of, id))
  if (people.length === 0) return added
  const rows = people.map(person => sql`(${id}::uuid, ${person}::uuid)`)
  await db.execute(
    sql`INSERT INTO ${table} (${sql.identifier(of.name)}, user_id) VALUES ${sql.join(rows, sql`, `)} ON CONFLICT DO NOTHING`,
  )
  return added
}
