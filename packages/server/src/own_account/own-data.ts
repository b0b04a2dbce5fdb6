import { readOwnData } from '@portal/contract/own_account'
import { nameOfPrivilege } from '@portal/contract/privileges'
import { sql } from 'drizzle-orm'
import { presentAccount } from '../access/present.ts'
import { openSessionsOf } from '../access/session-list.ts'
import { findById } from '../access/store.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { profileIdsOf, profilesOf } from '../privilege_profiles/store.ts'

/**
 * What stands in other areas about a person, by its name in the answer; $1 is their id. Of complaints only what was
 * filed under their name: nothing ties a private one to anybody, and inner comments are not for them (decision 38).
 */
const queries = {
  projects: `SELECT p.code, p.name FROM project_users u JOIN projects p ON p.id = u.project_id WHERE u.user_id = `,
  activities: `SELECT a.code, a.name FROM activity_users u JOIN activities a ON a.id = u.activity_id WHERE u.user_id = `,
  sub_activities: `SELECT s.code, s.name FROM sub_activity_users u JOIN sub_activities s ON s.id = u.sub_activity_id
    WHERE u.user_id = `,
  attendance: `SELECT s.code, t.date, t.start_time, t.end_time, a.mark, a.marked_at FROM attendance a
    JOIN training_sessions t ON t.id = a.session_id JOIN sub_activities s ON s.id = t.sub_activity_id WHERE a.user_id = `,
  certificates: `SELECT code, kind, training, issued_at, revoked_at FROM certificates WHERE user_id = `,
  complaints: `SELECT body, status, reply, filed_at, updated_at,
    (SELECT count(*)::int FROM complaint_attachments a WHERE a.complaint_id = complaints.id) AS pictures
    FROM complaints WHERE filed_by = `,
  activity_updates: `SELECT a.code AS activity, u.* FROM activity_updates u JOIN activities a ON a.id = u.activity_id
    WHERE u.by_user = `,
  expenses: `SELECT e.date, e.amount_minor, e.description, e.reference FROM expenses e WHERE e.by_user = `,
  trainer: `SELECT qualification, notes FROM trainers WHERE user_id = `,
  passkeys: `SELECT name, created_at, last_used_at FROM passkeys WHERE user_id = `,
  list_views: `SELECT list, name, query, columns, is_default FROM list_views WHERE user_id = `,
  audit: `SELECT at, action, entity, entity_id FROM (SELECT * FROM audit ORDER BY id DESC) newest WHERE user_id = `,
} as const

const MOST_ROWS = 10_000

const rowsOf = async ({ db, user }: Context, query: string) => {
  const { rows } = await db.execute(sql`${sql.raw(query)} ${user.id} LIMIT ${MOST_ROWS}`)
  return rows
}

/** All that the portal has about the person who asks. */
export const ownDataRoutes = [
  handle(readOwnData, async (_input, context) => {
    const { db, user, token, services } = context
    const of = (name: keyof typeof queries) => rowsOf(context, queries[name])
    const profiles = await profilesOf(db, await profileIdsOf(db, user.id))
    return {
      data: {
        made_at: services.now().toISOString(),
        account: { ...presentAccount(orNotFound(await findById(db, user.id))) },
        privileges: user.privileges.map(nameOfPrivilege).sort(),
        profiles: profiles.map(({ name }) => name),
        sessions: await openSessionsOf(db, user.id, token),
        projects: await of('projects'),
        activities: await of('activities'),
        sub_activities: await of('sub_activities'),
        attendance: await of('attendance'),
        certificates: await of('certificates'),
        complaints: await of('complaints'),
        activity_updates: await of('activity_updates'),
        expenses: await of('expenses'),
        trainer: await of('trainer'),
        passkeys: await of('passkeys'),
        list_views: await of('list_views'),
        audit: await of('audit'),
      },
    }
  }),
]
