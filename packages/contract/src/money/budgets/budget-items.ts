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
  reference,
  shortCode,
  version,
} from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { budgetCategory } from './budget-categories.ts'
import { lineTotals } from './totals.ts'

/** `load_percentage` is the share that this budget pays, and `amount` the quantity. */
export const itemFields = z.object({
  code: shortCode(),
  name: line(),
  amount: number(),
  unit: optionalLine(limits.code_length),
  frequency: number(100_000),
  price_minor: minor(),
  load_percentage: number(100),
  /** An open accounting code, or the line's own closed one. Any text if the portal has no accounting codes. */
  accounting_code: optionalLine(limits.code_length),
  notes: optionalText(),
})

export const itemChange = z.partial(itemFields)

export type ItemFields = z.infer<typeof itemFields>

/** The client chooses the ID, so that a retry adds the line only once. */
export const addedItem = z.extend(itemFields, {
  id: reference(),
  category_id: chosenId(),
  /** The preceding line in the category. Null inserts at the start; omitted appends. */
  after_id: z.optional(z.nullable(chosenId())),
})

export type AddedItem = z.infer<typeof addedItem>

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
  /** Transfers from other lines minus transfers to them. Included in the total. */
  transferred_minor: z.int(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), edit_expense: z.boolean() }),
})

export type BudgetItem = z.infer<typeof budgetItem>

export const changedItem = z.object({ item: budgetItem, category: budgetCategory, totals: lineTotals })

export type ChangedItem = z.infer<typeof changedItem>

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const

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

/** Changes only the fields that are sent. The total can't fall below what is spent and committed. */
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

/** Fails with `in_use` with expenses or commitments. A line with an amount requires a reason. */
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
