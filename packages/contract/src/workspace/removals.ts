import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import { change, missingRows } from './history.ts'

const listed = z.pick(listQuery(['-at']), { cursor: true, limit: true })

/** Deletions of donors that removed money, and their restorations. Newest first. */
export const listRemovedDonors = endpoint({
  method: 'GET',
  path: '/removed_donors',
  summary: 'Deleted donors',
  needs: ['donors', 'view'],
  input: listed,
  output: page(change),
})

/** Like `listRemovedDonors`, for projects. People who don't see all projects get only their own deletions. */
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

/** For records with expenses. Nobody restores invoices of their own requests. */
const restoredWithExpenses = {
  ...restored,
  refusesOwn: 'own_subject',
  errors: [...restored.errors, 'own_subject'],
} as const

/**
 * Restores a donor that was deleted with money within 30 days, with everything that the deletion removed. Memberships
 * of accounts that were deleted since are returned as `missing`. Fails with `restore_code_taken` if another donor has
 * its code.
 */
export const restoreDonor = endpoint({
  method: 'POST',
  path: '/donors/:id/restore',
  summary: 'Bring back a deleted donor',
  needs: ['donors', 'delete'],
  touches: ['/donors', '/donor_choices', '/removed_donors', '/projects', '/activities', '/sub_activities'],
  ...restoredWithExpenses,
})

/** Like `restoreDonor`, for projects in `listRemovedProjects`. Fails with `restore_parent_gone` without its donor. */
export const restoreProject = endpoint({
  method: 'POST',
  path: '/projects/:id/restore',
  summary: 'Bring back a deleted project',
  needs: ['projects', 'delete'],
  touches: ['/projects', '/projects/:id', '/removed_projects', '/history', '/donors', '/activities', '/sub_activities'],
  ...restoredWithExpenses,
})

/** Fails with `months_closed` if a month was closed since, and with `over_budget` if the lines exceed the budget. */
export const restoreBudgetCategory = endpoint({
  method: 'POST',
  path: '/budget_categories/:id/restore',
  summary: 'Bring back a deleted budget category',
  needs: ['budget', 'delete'],
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/expenses', '/history'],
  ...restoredWithExpenses,
})

/** Restores a budget line with its plan and the expenses that were deleted before it. */
export const restoreBudgetItem = endpoint({
  method: 'POST',
  path: '/budget_items/:id/restore',
  summary: 'Bring back a deleted budget line',
  needs: ['budget', 'delete_item'],
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/expenses', '/history'],
  ...restored,
})
