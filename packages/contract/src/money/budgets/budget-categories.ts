import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { chosenId, id, line, reference, shortCode, version } from '../../core/fields/fields.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../../core/records/deletion-impact.ts'
import { lineTotals } from './totals.ts'

const fields = z.object({ code: shortCode(), name: line() })

export const budgetCategory = z.extend(lineTotals, {
  id: id(),
  code: z.string(),
  name: z.string(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type BudgetCategory = z.infer<typeof budgetCategory>

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const

/** Appends the category to the budget. Send an `id` to make retries safe. */
export const addBudgetCategory = endpoint({
  method: 'POST',
  path: '/budget_categories',
  summary: 'Add a category to a budget',
  needs: ['budget', 'add'],
  input: z.extend(fields, { id: z.optional(reference()), project_id: chosenId() }),
  output: one(budgetCategory),
  touches,
  errors: ['invalid'],
})

export const editBudgetCategory = endpoint({
  method: 'PATCH',
  path: '/budget_categories/:id',
  summary: 'Change a category',
  needs: ['budget', 'add'],
  input: z.extend(z.partial(fields), { id: id(), version: version() }),
  output: one(budgetCategory),
  touches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

export const readBudgetCategoryDeletionImpact = endpoint({
  method: 'GET',
  path: '/budget_categories/:id/deletion_impact',
  summary: 'What goes with a category',
  needs: ['budget', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** Cascades to the category's lines and their expenses. Requires the typed code. */
export const deleteBudgetCategory = endpoint({
  method: 'DELETE',
  path: '/budget_categories/:id',
  summary: 'Delete a category with all its items',
  needs: ['budget', 'delete'],
  input: confirmedDeletion,
  output: done,
  touches: [...touches, '/expenses', '/history'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})
