import { type SQL, sql } from 'drizzle-orm'
import type { RecordKind } from './visible.ts'

/** Subqueries for a record's name by ID. Null if it doesn't exist. */
export const recordNames: Readonly<Record<RecordKind, (id: SQL) => SQL>> = {
  project: id => sql`(SELECT code || ' ' || name FROM projects WHERE projects.id = ${id})`,
  activity: id => sql`(SELECT code || ' ' || name FROM activities WHERE activities.id = ${id})`,
  sub_activity: id => sql`(SELECT code || ' ' || name FROM sub_activities WHERE sub_activities.id = ${id})`,
  expense: id => sql`(SELECT description FROM expenses WHERE expenses.id = ${id})`,
  request: id => sql`(SELECT reference || ' ' || description FROM requests WHERE requests.id = ${id})`,
}
