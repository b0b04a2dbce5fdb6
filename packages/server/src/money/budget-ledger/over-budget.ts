import { overBudget } from '@portal/contract/core/fields/money'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { projects } from '../../programmes/projects/schema.ts'

/** What the lines of a project come to (minor units), before and after a change. */
interface Change {
  readonly before: number
  readonly after: number
}

/**
 * Whether a change has the lines come to more than the project's budget, further than somebody who may edit the project
 * gave a reason for. To come nearer to it always goes.
 */
export const exceedsBudget = async (db: Orm, projectId: string, { before, after }: Change): Promise<boolean> => {
  if (after <= before) return false
  const [project] = await db
    .select({ budget_minor: projects.budget_minor, overrun_minor: projects.overrun_minor })
    .from(projects)
    .where(eq(projects.id, projectId))
  return project !== undefined && overBudget(project.budget_minor, after) > project.overrun_minor
}
