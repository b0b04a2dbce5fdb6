import { overBudget } from '@portal/contract/core/fields/money'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { projects } from '../../programmes/projects/schema.ts'

/** Total of a project's lines before and after a change, in minor units. */
interface Change {
  readonly before: number
  readonly after: number
}

/**
 * Whether a change raises the lines' total above the project's budget, beyond the overrun that somebody gave a reason
 * for. Lowering the total is always allowed.
 */
export const exceedsBudget = async (db: Orm, projectId: string, { before, after }: Change): Promise<boolean> => {
  if (after <= before) return false
  const [project] = await db
    .select({ budget_minor: projects.budget_minor, overrun_minor: projects.overrun_minor })
    .from(projects)
    .where(eq(projects.id, projectId))
  return project !== undefined && overBudget(project.budget_minor, after) > project.overrun_minor
}
