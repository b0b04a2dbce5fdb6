import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { projects } from '../../programmes/projects/schema.ts'
import type { BudgetProject } from '../../programmes/projects/visible-project.ts'
import { monitoredMonths } from './read-monthly.ts'

// Only this module writes closed months, so that none is closed without the check below.
const write = async (db: Orm, id: string, closed_months: string[]): Promise<void> => {
  await db.update(projects).set({ closed_months }).where(eq(projects.id, id))
}

/** A project that the transaction has locked for update. Nobody can add expenses or explanations until it ends. */
type LockedProject = Pick<BudgetProject, 'id' | 'start_date' | 'end_date' | 'closed_months'>

/**
 * Closes months, and returns the updated project. Throws `explanation_missing` with the months whose variance is
 * unexplained.
 */
export const closeMonths = async <Project extends LockedProject>(
  db: Orm,
  project: Project,
  { months, today }: { readonly months: readonly string[]; readonly today: string },
): Promise<Project> => {
  const lacking = (await monitoredMonths(db, { project, today })).filter(
    ({ month, unexplained }) => unexplained !== null && months.includes(month),
  )
  if (lacking.length > 0) throw refuse('explanation_missing', { months: lacking.map(({ month }) => month) })
  const closed_months = [...new Set([...project.closed_months, ...months])]
  await write(db, project.id, closed_months)
  return { ...project, closed_months }
}

/** Reopens a month, and returns the updated project. */
export const reopenClosed = async <Project extends LockedProject>(
  db: Orm,
  project: Project,
  month: string,
): Promise<Project> => {
  const closed_months = project.closed_months.filter(one => one !== month)
  await write(db, project.id, closed_months)
  return { ...project, closed_months }
}
