import { can, type Need } from '@portal/contract/core/rights/needs'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { isActivityVisible, isProjectVisible, isSubActivityVisible } from '../visibility/visible-rows.ts'

interface Area {
  readonly need: Need
  readonly table: string
  readonly visible?: (user: SessionUser) => SQL | undefined
}

const areas: Readonly<Record<string, Area>> = {
  donors: { need: ['donors', 'view'], table: 'donors' },
  projects: { need: ['projects', 'view'], table: 'projects', visible: user => isProjectVisible(user) },
  activities: { need: ['activities', 'view'], table: 'activities', visible: isActivityVisible },
  sub_activities: { need: ['sub_activities', 'view'], table: 'sub_activities', visible: isSubActivityVisible },
  courses: { need: ['courses', 'view'], table: 'courses' },
  users: { need: ['users', 'view'], table: 'users' },
  complaints: { need: ['complaints', 'view_all'], table: 'complaints' },
}

/** Counts the rows that a person sees in each main area open to them. Uses the same conditions as the lists. */
export const rowsSeenBy = async (db: Orm, user: SessionUser): Promise<{ area: string; count: number }[]> => {
  const open = Object.entries(areas).filter(([, { need }]) => can(user, need))
  if (open.length === 0) return []
  const parts = open.map(([area, { table, visible }]) => {
    const condition = visible?.(user) ?? sql`true`
    return sql`SELECT ${area} AS area, (SELECT count(*)::int FROM ${sql.identifier(table)} WHERE ${condition}) AS count`
  })
  const { rows } = await db.execute<{ area: string; count: number }>(sql.join(parts, sql` UNION ALL `))
  return rows
}
