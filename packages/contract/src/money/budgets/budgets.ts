import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { chosenId, id, minor, optionalText, reference, text, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { currencies } from '../../core/fields/money.ts'
import { budgetCategory } from './budget-categories.ts'
import { addedItem, budgetItem, itemChange } from './budget-items.ts'
import { lineTotals } from './totals.ts'

const rights = z.object({
  add: z.boolean(),
  add_item: z.boolean(),
  edit_item: z.boolean(),
  delete_item: z.boolean(),
  delete: z.boolean(),
  import_items: z.boolean(),
  import_expenses: z.boolean(),
  download_report: z.boolean(),
  /** May explain why the lines exceed the project's budget. */
  explain_overrun: z.boolean(),
})

/** Lines are in display order. Amounts are in the project's currency. */
export const budget = z.object({
  project: z.object({
    id: id(),
    code: z.string(),
    name: z.string(),
    currency: z.enum(currencies),
    budget_minor: z.int(),
    /** How far the lines may exceed the budget. Someone who may edit the project gave a reason. */
    overrun_minor: z.int(),
    start_date: z.string(),
    end_date: z.string(),
    usd_rate: z.nullable(z.number()),
    usd_rate_date: z.nullable(z.string()),
  }),
  totals: lineTotals,
  categories: z.array(budgetCategory),
  items: z.array(budgetItem),
  can: rights,
})

export type Budget = z.infer<typeof budget>

export const readBudget = endpoint({
  method: 'GET',
  path: '/projects/:id/budget',
  summary: 'The budget of a project',
  needs: ['budget', 'view'],
  input: z.object({ id: id() }),
  output: one(budget),
  errors: ['not_found'],
})

export const changedLines = z.object({
  items: z.array(budgetItem),
  categories: z.array(budgetCategory),
  totals: lineTotals,
})

export type ChangedLines = z.infer<typeof changedLines>

/**
 * Changes several lines in one transaction, such as a pasted block or a deleted selection. Edits require `edit_item`,
 * new lines `add_item`, and `deletes` `delete_item`. Lines that are already deleted are skipped. A line with expenses
 * or commitments fails with `in_use`. Deleting a line with an amount requires a reason.
 */
export const changeBudgetItems = endpoint({
  method: 'POST',
  path: '/projects/:id/budget_items',
  summary: 'Change, add and delete many lines at once',
  needs: {
    anyOf: [
      ['budget', 'edit_item'],
      ['budget', 'add_item'],
      ['budget', 'delete_item'],
    ],
  },
  input: z.object({
    id: id(),
    edits: z
      .array(z.object({ id: reference(), version: version(), ...itemChange.shape }))
      .check(z.maxLength(500, { error: 'too_long' })),
    adds: z.array(addedItem).check(z.maxLength(500, { error: 'too_long' })),
    deletes: z.optional(
      z
        .array(z.object({ id: reference(), version: version(), reason: optionalText() }))
        .check(z.maxLength(500, { error: 'too_long' })),
    ),
  }),
  output: one(changedLines),
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/history'] as const

export const moveBudgetItem = endpoint({
  method: 'POST',
  path: '/budget_items/:id/move',
  summary: 'Move a line',
  needs: ['budget', 'edit_item'],
  input: z.object({
    id: id(),
    category_id: chosenId(),
    after_id: z.nullable(chosenId()),
  }),
  output: one(changedLines),
  touches,
  errors: ['invalid', 'not_found'],
})

/** Transfers at most the surplus of the first line. Quantities and prices don't change; totals include the transfer. */
export const transferBudget = endpoint({
  method: 'POST',
  path: '/projects/:id/budget_transfers',
  summary: 'Transfer an amount between two lines',
  needs: ['budget', 'edit_item'],
  input: z.object({
    id: id(),
    from_id: chosenId(),
    to_id: chosenId(),
    amount_minor: minor().check(z.gte(1, { error: 'field_required' })),
    reason: text(limits.text_length),
  }),
  output: one(changedLines),
  touches,
  errors: ['invalid', 'not_found'],
})

/**
 * Explains why the lines exceed the project's budget: with their current total, or up to `total_minor`. Every change
 * above the explained total fails with `over_budget`, whether typed, pasted, or imported. Rejected if the lines don't
 * exceed the budget.
 */
export const explainOverrun = endpoint({
  method: 'POST',
  path: '/projects/:id/overrun',
  summary: 'Give the reason why lines exceed the budget',
  needs: ['projects', 'edit'],
  input: z.object({ id: id(), total_minor: z.optional(minor()), reason: text(limits.text_length) }),
  output: one(z.object({ overrun_minor: z.int() })),
  touches: ['/projects/:id/budget', '/history'],
  errors: ['invalid', 'not_found', 'transition_refused'],
})
