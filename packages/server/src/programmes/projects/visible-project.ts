import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'
import { projects } from './schema.ts'

const columns = {
  id: projects.id,
  code: projects.code,
  name: projects.name,
  currency: projects.currency,
  budget_minor: projects.budget_minor,
  start_date: projects.start_date,
  end_date: projects.end_date,
  usd_rate: projects.usd_rate,
  usd_rate_date: projects.usd_rate_date,
  closed_months: projects.closed_months,
  overrun_minor: projects.overrun_minor,
}

/** What a budget shows of its project. */
export type BudgetProject = NonNullable<Awaited<ReturnType<typeof findVisibleProject>>>

/**
 * How strictly a project is locked until the transaction ends. With `key share` it stays, and others may do the same:
 * for posting. With `update` nobody posts either. With `no key update` nobody else changes lines or categories of it:
 * for all that looks at more than one of them. The project is always locked before its lines, so that nobody waits in
 * a circle.
 */
type Hold = 'key share' | 'no key update' | 'update'

/** The project with this id, if the person sees it (decision 35). */
export const findVisibleProject = async (db: Orm, user: SessionUser, id: string | SQL, hold?: Hold) => {
  const query = db
    .select(columns)
    .from(projects)
    .where(and(eq(projects.id, id), isProjectVisible(user, sql`projects.id`)))
  const [row] = await (hold ? query.for(hold) : query)
  return row
}

/** The same; where the person does not see it, they learn no more than that there is none. */
export const requireProject = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  id: string | SQL,
  hold?: Hold,
): Promise<BudgetProject> => {
  const project = await findVisibleProject(db, user, id, hold)
  if (!project) throw refuse('not_found')
  return project
}

/** The project that a category, a line or an expense belongs to. */
export const projectOf = (table: 'budget_categories' | 'budget_items' | 'expenses', id: string): SQL =>
  sql`(SELECT project_id FROM ${sql.identifier(table)} WHERE id = ${id})`
