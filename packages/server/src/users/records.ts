import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'

/** How many rows of a kind name a person. */
interface Counted extends Record<string, unknown> {
  readonly kind: string
  readonly count: number
}

const counted = async (db: Orm, kinds: Readonly<Record<string, string>>, id: string): Promise<Counted[]> => {
  const parts = Object.entries(kinds).map(
    ([kind, from]) => sql`SELECT ${kind} AS kind, count(*)::int AS count FROM ${sql.raw(from)} = ${id}`,
  )
  const { rows } = await db.execute<Counted>(
    sql`SELECT kind, count FROM (${sql.join(parts, sql` UNION ALL `)}) counted WHERE count > 0 ORDER BY kind`,
  )
  return rows
}

// What a person did to their own account, such as signing in, is no record that others need.
const ACTS = 'audit WHERE (entity <> $$users$$ OR entity_id IS DISTINCT FROM user_id::text) AND user_id'

/** What names a person and holds their account back from being deleted; also by whoever did it and nothing else. */
export const blockersOf = (db: Orm, id: string): Promise<Counted[]> =>
  counted(
    db,
    {
      complaints: 'complaints WHERE filed_by',
      complaint_events: 'complaint_events WHERE by_user',
      activity_updates: 'activity_updates WHERE by_user',
      activity_events: 'activity_events WHERE by_user',
      expenses: 'expenses WHERE by_user',
      exchange_rates: 'exchange_rates WHERE by_user',
      month_explanations: 'month_explanations WHERE by_user',
      attendance: 'attendance WHERE user_id',
      audit: ACTS,
    },
    id,
  )

/** What goes with an account. */
export const cascadesOf = (db: Orm, id: string): Promise<Counted[]> =>
  counted(
    db,
    {
      sessions: 'sessions WHERE user_id',
      user_privileges: 'user_privileges WHERE user_id',
      user_profiles: 'user_profiles WHERE user_id',
      project_users: 'project_users WHERE user_id',
      activity_users: 'activity_users WHERE user_id',
      sub_activity_users: 'sub_activity_users WHERE user_id',
      trainers: 'trainers WHERE user_id',
    },
    id,
  )
