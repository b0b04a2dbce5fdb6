import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '../platform/http/session-user.ts'
import { seesAll } from './rules.ts'

/** That the project with this id is one that the person sees; undefined where they see all (decision 35). */
export const isVisible = (user: SessionUser, id: SQL = sql`id`): SQL | undefined =>
  seesAll(user) ? undefined : sql`${id} IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`
