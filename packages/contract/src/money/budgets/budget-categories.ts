import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { chosenId, id, line, reference, shortCode, version } from '../../core/fields/fields.ts'
import { deletion } from '../../core/records/deletion.ts'
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

/** Cascades to the category's lines and their expenses. Refuses invoices of one's own requests. */
export const budgetCategoryDeletion = deletion({
  path: '/budget_categories',
  name: 'a category',
  needs: ['budget', 'delete'],
  touches: [...touches, '/expenses', '/history'],
  seenBy: ['budget', 'view'],
  refusesOwn: 'own_subject',
  errors: ['own_subject', 'in_use', 'months_closed'],
})
