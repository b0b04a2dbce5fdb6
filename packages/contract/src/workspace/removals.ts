import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import { change, missingRows } from './history.ts'

const listed = z.pick(listQuery(['-at']), { cursor: true, limit: true })

/** GET /removed_donors: deletions of donors that removed money, and their restorations, the newest first. */
export const listRemovedDonors = endpoint({
  method: 'GET',
  path: '/removed_donors',
  summary: 'Deleted donors',
  needs: ['donors', 'view'],
  input: listed,
  output: page(change),
})

/** GET /removed_projects: the same of projects; whoever does not see all projects sees what they deleted themselves. */
export const listRemovedProjects = endpoint({
  method: 'GET',
  path: '/removed_projects',
  summary: 'Deleted projects',
  needs: ['projects', 'view'],
  input: listed,
  output: page(change),
})

const restored = {
  input: z.object({ id: id() }),
  output: one(z.object({ done: z.literal(true), missing: missingRows })),
  errors: ['invalid', 'not_found', 'months_closed', 'restore_parent_gone', 'restore_code_taken'],
} as const

/**
 * POST /donors/:id/restore: brings a donor back that was deleted with money within 30 days, with everything that went
 * with it. Places of accounts that were deleted since stay away, and are answered as `missing`. Refused with
 * `restore_code_taken` where another has its code by now.
 */
export const restoreDonor = endpoint({
  method: 'POST',
  path: '/donors/:id/restore',
  summary: 'Bring back a deleted donor',
  needs: ['donors', 'delete'],
  touches: ['/donors', '/donor_choices', '/removed_donors', '/projects', '/activities', '/sub_activities'],
  ...restored,
})

/**
 * POST /projects/:id/restore: the same for a project, by those who see it in that list. Refused with
 * `restore_parent_gone` without its donor.
 */
export const restoreProject = endpoint({
  method: 'POST',
  path: '/projects/:id/restore',
  summary: 'Bring back a deleted project',
  needs: ['projects', 'delete'],
  touches: ['/projects', '/projects/:id', '/removed_projects', '/history', '/donors', '/activities', '/sub_activities'],
  ...restored,
})

/**
 * POST /budget_categories/:id/restore: the same for a category with its lines and expenses. Refused with `months_closed`
 * where their months were closed since, and with `over_budget` where the lines no longer fit into the budget.
 */
export const restoreBudgetCategory = endpoint({
  method: 'POST',
  path: '/budget_categories/:id/restore',
  summary: 'Bring back a deleted budget category',
  needs: ['budget', 'delete'],
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/expenses', '/history'],
  ...restored,
})

/** POST /budget_items/:id/restore: the same for a budget line with its plan, and expenses that were deleted before it. */
export const restoreBudgetItem = endpoint({
  method: 'POST',
  path: '/budget_items/:id/restore',
  summary: 'Bring back a deleted budget line',
  needs: ['budget', 'delete_item'],
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/expenses', '/history'],
  ...restored,
})
