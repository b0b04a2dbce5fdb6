import { and, asc, eq } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { enrollments } from './schema.ts'

/** Dropouts of a training with the time they dropped out, by name. */
export const dropoutsOf = (db: Orm, training: string) =>
  db
    .select({ ...personColumns, dropped_out_at: enrollments.decided_at })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .where(and(eq(enrollments.sub_activity_id, training), eq(enrollments.state, 'dropped_out')))
    .orderBy(asc(personColumns.full_name_en), asc(users.id))

/** IDs of trainings that a person dropped out of. */
export const droppedOutOf = async (db: Orm, person: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: enrollments.sub_activity_id })
    .from(enrollments)
    .where(and(eq(enrollments.user_id, person), eq(enrollments.state, 'dropped_out')))
  return new Set(rows.map(({ id }) => id))
}
