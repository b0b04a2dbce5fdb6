import { can } from '@portal/contract/core/rights/needs'
import { projectDeletion } from '@portal/contract/programmes/projects'
import { restoreProject } from '@portal/contract/workspace/removals'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { cascadesOfProject } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { openRemoval, restoreRemoval } from '../../workspace/removals/restore.ts'
import { lockedProject, projectChangeRoutes } from './change.ts'
import { projectReadRoutes, projectRecordOf } from './read.ts'
import { removeProject } from './store.ts'

/** Whether the person sees the deleted project. They see all projects, or made this deletion themselves. */
const seesRemoved = async ({ db, user }: Context, removalId: string): Promise<boolean> => {
  if (can(user, ['projects', 'view_all'])) return true
  const { rows } = await db.execute(sql`
    SELECT FROM audit WHERE entity = 'projects' AND action = 'delete' AND user_id = ${user.id}
      AND details ? 'removal_id' AND details->>'removal_id' = ${removalId}`)
  return rows.length > 0
}

/** Routes to delete a project with everything in it, and to restore it. */
const removalRoutes = [
  ...deletionRoutes(projectDeletion, {
    entity: 'projects',
    codeOf: async (context, id) => (await projectRecordOf(context, id)).code,
    taken: id => ({ cascades: cascadesOfProject(id) }),
    lock: lockedProject,
    remove: removeProject,
    details: ({ code, name, donor_id }) => ({ name: `${code} ${name}`, donor_id }),
  }),

  handle(restoreProject, async ({ id }, context) => {
    const removal = await openRemoval(context.db, 'projects', id)
    if (!(await seesRemoved(context, removal.id))) throw refuse('not_found')
    return restoreRemoval(context, 'projects', id, removal)
  }),
]

export const projectRoutes = [...projectReadRoutes, ...projectChangeRoutes, ...removalRoutes]
