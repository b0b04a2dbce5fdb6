import type { Currency } from '@portal/contract/core/fields/money'
import type { activityStates } from '@portal/contract/programmes/activities'
import type { projectPhases } from '@portal/contract/programmes/projects'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { isLate } from '../../programmes/activities/filters.ts'
import { phaseSqlOn } from '../../programmes/projects/filters.ts'

type Conditions = readonly (SQL | undefined)[]

const allOf = (conditions: Conditions) =>
  sql.join([sql`true`, ...conditions.filter(one => one !== undefined)], sql` AND `)

/** Counts projects by phase. */
export const countPhases = async (db: Orm, conditions: Conditions, today: string) => {
  const { rows } = await db.execute<{ phase: (typeof projectPhases)[number]; count: number }>(sql`
    SELECT ${phaseSqlOn(today)} AS phase, count(*)::int AS count FROM projects WHERE ${allOf(conditions)} GROUP BY 1`)
  return rows
}

/** Counts activities by state, and how many of them are late. */
export const countStates = async (db: Orm, conditions: Conditions, today: string) => {
  const { rows } = await db.execute<{ state: (typeof activityStates)[number]; count: number; late: number }>(sql`
    SELECT state, count(*)::int AS count, count(*) FILTER (WHERE ${isLate(today)})::int AS late
    FROM activities WHERE ${allOf(conditions)} GROUP BY state`)
  return rows
}

// A type rather than an interface, because `execute` needs an index signature.
type Summed = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly start_date: string
  readonly end_date: string
  readonly total: string
  readonly spent: string
  readonly committed: string
  readonly delayed: number
}

/** Sums the budget lines of projects, and counts their late activities. */
export const sumProjects = async (db: Orm, conditions: Conditions, today: string): Promise<readonly Summed[]> => {
  const { rows } = await db.execute<Summed>(sql`
    SELECT projects.id, code, name, currency, start_date::text AS start_date, end_date::text AS end_date,
      coalesce(total, 0) AS total, coalesce(spent, 0) AS spent, coalesce(committed, 0) AS committed,
      coalesce(late.delayed, 0)::int AS delayed
    FROM projects
      LEFT JOIN (SELECT project_id, sum(total_minor) AS total, sum(spent_minor) AS spent,
        sum(committed_minor) AS committed FROM budget_items GROUP BY project_id) money ON money.project_id = projects.id
      LEFT JOIN (SELECT project_id, count(*) AS delayed FROM activities WHERE ${isLate(today)} GROUP BY project_id) late
        ON late.project_id = projects.id
    WHERE ${allOf(conditions)}`)
  return rows
}
