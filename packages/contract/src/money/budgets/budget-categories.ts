import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { chosenId, id, line, shortCode, version } from '../../core/fields/fields.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../../core/records/deletion-impact.ts'
import { lineTotals } from './totals.ts'

const fields = z.object({ code: shortCode(), name: line() })

/** A category of a budget, with the sums of its items. */
export const budgetCategory = z.extend(lineTotals, {
  id: id(),
  code: z.string(),
  name: z.string(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A category of a budget. */
export type BudgetCategory = z.infer<typeof budgetCategory>

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const

/** POST /budget_categories: at the end of the project's budget. The id may be given, so that a repeat adds nothing. */
export const addBudgetCategory = endpoint({
  method: 'POST',
  path: '/budget_categories',
  summary: 'Add a category to a budget',
  needs: ['budget', 'add'],
  input: z.extend(fields, { id: z.optional(id()), project_id: chosenId() }),
  output: one(budgetCategory),
  touches,
  errors: ['invalid'],
})

/** PATCH /budget_categories/:id: only what is given changes. */
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

/** GET /budget_categories/:id/deletion_impact: exactly what goes when the category is deleted. */
export const readBudgetCategoryDeletionImpact = endpoint({
  method: 'GET',
  path: '/budget_categories/:id/deletion_impact',
  summary: 'What goes with a category',
  needs: ['budget', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** DELETE /budget_categories/:id: with all its items and their expenses, after the code has been typed. */
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
