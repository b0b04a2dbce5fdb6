import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import {
  chosenId,
  id,
  line,
  minor,
  number,
  optionalLine,
  optionalText,
  shortCode,
  version,
} from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { budgetCategory } from './budget-categories.ts'
import { lineTotals } from './totals.ts'

/**
 * The fields of a budget line (specification section 3). `amount` is the quantity and `unit` its label; `frequency` is
 * how often it is needed; `price_minor` is for one unit; `load_percentage` is the part that this budget pays.
 */
export const itemFields = z.object({
  code: shortCode(),
  name: line(),
  amount: number(),
  unit: optionalLine(limits.code_length),
  frequency: number(100_000),
  price_minor: minor(),
  load_percentage: number(100),
  /**
   * Where the portal has a list of accounting codes, one of it that is open, written as it is there, or nothing; a line
   * keeps the code that it has when that is closed. Where the list is empty, any text.
   */
  accounting_code: optionalLine(limits.code_length),
  notes: optionalText(),
})

/** Some of the fields of a line. */
export const itemChange = z.partial(itemFields)

/** Fields of a budget line as they are typed. */
export type ItemFields = z.infer<typeof itemFields>

/** A line to be added: its id is given by who adds it, so that one that was sent twice is stored once. */
export const addedItem = z.extend(itemFields, {
  id: id(),
  category_id: chosenId(),
  /** The line that it comes after in its category; null for the first place, left out for the last. */
  after_id: z.optional(z.nullable(chosenId())),
})

/** A line to be added. */
export type AddedItem = z.infer<typeof addedItem>

/** A budget line with what was spent of it, what is committed and what is left. */
export const budgetItem = z.extend(lineTotals, {
  id: id(),
  category_id: id(),
  code: z.string(),
  name: z.string(),
  amount: z.number(),
  unit: z.nullable(z.string()),
  frequency: z.number(),
  price_minor: z.int(),
  load_percentage: z.number(),
  accounting_code: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** What was transferred to it from other lines, less what was transferred away; part of its total. */
  transferred_minor: z.int(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), edit_expense: z.boolean() }),
})

/** A budget line. */
export type BudgetItem = z.infer<typeof budgetItem>

/** What a change of one line answers: the line, its category's sums and the project's. */
export const changedItem = z.object({ item: budgetItem, category: budgetCategory, totals: lineTotals })

/** What a change of one line answers. */
export type ChangedItem = z.infer<typeof changedItem>

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const

/** POST /budget_items */
export const addBudgetItem = endpoint({
  method: 'POST',
  path: '/budget_items',
  summary: 'Add a line to a category',
  needs: ['budget', 'add_item'],
  input: addedItem,
  output: one(changedItem),
  touches,
  errors: ['invalid'],
})

/** PATCH /budget_items/:id: only what is given changes; the total stays at least what is spent and committed. */
export const editBudgetItem = endpoint({
  method: 'PATCH',
  path: '/budget_items/:id',
  summary: 'Change a line',
  needs: ['budget', 'edit_item'],
  input: z.extend(itemChange, { id: id(), version: version() }),
  output: one(changedItem),
  touches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/**
 * DELETE /budget_items/:id: refused with `in_use` while there are expenses or commitments on it. One with an amount needs
 * a reason (decision 50), and can be restored for 30 days.
 */
export const deleteBudgetItem = endpoint({
  method: 'DELETE',
  path: '/budget_items/:id',
  summary: 'Delete a line',
  needs: ['budget', 'delete_item'],
  input: z.object({ id: id(), version: version(), reason: optionalText() }),
  output: one(z.object({ category: budgetCategory, totals: lineTotals })),
  touches: [...touches, '/history'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})
