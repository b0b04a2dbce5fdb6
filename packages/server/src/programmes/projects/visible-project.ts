import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
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

/** A project's fields for its budget. */
export type BudgetProject = NonNullable<Awaited<ReturnType<typeof findVisibleProject>>>

/**
 * Lock strength until the transaction ends. `key share` prevents deletion and is shared: use it for posting. `no key
 * update` also prevents other changes to lines and categories: use it for changes that depend on several of them.
 * `update` prevents posting too. Lock the project before its lines to prevent deadlocks.
 */
type Hold = 'key share' | 'no key update' | 'update'

/** Finds a project that the person sees. */
export const findVisibleProject = async (db: Orm, user: SessionUser, id: string | SQL, hold?: Hold) => {
  const query = db
    .select(columns)
    .from(projects)
    .where(and(eq(projects.id, id), isProjectVisible(user, sql`projects.id`)))
  const [row] = await (hold ? query.for(hold) : query)
  return row
}

/** Like `findVisibleProject`, but throws `not_found`. */
export const requireProject = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  id: string | SQL,
  hold?: Hold,
): Promise<BudgetProject> => {
  const project = await findVisibleProject(db, user, id, hold)
  if (!project) throw refuse('not_found')
  return project
}

/** Subquery for the project ID of a category, line, or expense. */
export const projectOf = (table: 'budget_categories' | 'budget_items' | 'expenses', id: string): SQL =>
  sql`(SELECT project_id FROM ${sql.identifier(table)} WHERE id = ${id})`
