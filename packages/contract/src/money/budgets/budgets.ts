import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { chosenId, id, minor, optionalText, text, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { currencies } from '../../core/fields/money.ts'
import { budgetCategory } from './budget-categories.ts'
import { addedItem, budgetItem, itemChange } from './budget-items.ts'
import { lineTotals } from './totals.ts'

/** What a person may do in a budget as a whole. */
const rights = z.object({
  add: z.boolean(),
  add_item: z.boolean(),
  edit_item: z.boolean(),
  delete_item: z.boolean(),
  /** Whether categories may be deleted. */
  delete: z.boolean(),
  import_items: z.boolean(),
  import_expenses: z.boolean(),
  download_report: z.boolean(),
  /** Whether they may give the reason for lines that exceed the project's budget. */
  explain_overrun: z.boolean(),
})

/** A project's budget: its lines in their order, and sums of them. Money is in the project's currency. */
export const budget = z.object({
  project: z.object({
    id: id(),
    code: z.string(),
    name: z.string(),
    currency: z.enum(currencies),
    budget_minor: z.int(),
    /** How far the lines may exceed it: somebody who may edit the project gave a reason. */
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

/** A project's budget. */
export type Budget = z.infer<typeof budget>

/** GET /projects/:id/budget */
export const readBudget = endpoint({
  method: 'GET',
  path: '/projects/:id/budget',
  summary: 'The budget of a project',
  needs: ['budget', 'view'],
  input: z.object({ id: id() }),
  output: one(budget),
  errors: ['not_found'],
})

/** What a change of lines answers: the lines, their categories and the project's sums. */
export const changedLines = z.object({
  items: z.array(budgetItem),
  categories: z.array(budgetCategory),
  totals: lineTotals,
})

/** What a change of lines answers. */
export type ChangedLines = z.infer<typeof changedLines>

/**
 * POST /projects/:id/budget_items: several lines at once, such as a pasted block or a deleted selection, all of it or
 * nothing. What is in it asks for its own right: edits for `edit_item`, new lines for `add_item`, `deletes` for
 * `delete_item`. A line that was deleted already stays so; one with money on it is named with `in_use`. Deleting a line
 * with an amount needs a reason (decision 50).
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
      .array(z.object({ id: id(), version: version(), ...itemChange.shape }))
      .check(z.maxLength(500, { error: 'too_long' })),
    adds: z.array(addedItem).check(z.maxLength(500, { error: 'too_long' })),
    deletes: z.optional(
      z
        .array(z.object({ id: id(), version: version(), reason: optionalText() }))
        .check(z.maxLength(500, { error: 'too_long' })),
    ),
  }),
  output: one(changedLines),
  touches: ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})

const touches = ['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly', '/history'] as const

/** POST /budget_items/:id/move: to another place, in its own category or in another one of its budget. */
export const moveBudgetItem = endpoint({
  method: 'POST',
  path: '/budget_items/:id/move',
  summary: 'Move a line',
  needs: ['budget', 'edit_item'],
  input: z.object({
    id: id(),
    category_id: chosenId(),
    /** The line that it comes after; null for the first place. */
    after_id: z.nullable(chosenId()),
  }),
  output: one(changedLines),
  touches,
  errors: ['invalid', 'not_found'],
})

/**
 * POST /projects/:id/budget_transfers: takes an amount from one line and gives it to another in one step, at most what
 * is left of the first. The figures of both stay; their totals say what was transferred.
 */
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
 * POST /projects/:id/overrun: gives the reason why the lines come to more than the project's budget: as they are now,
 * or up to `total_minor`. Whatever would have them come to more than a reason was given for is refused with
 * `over_budget`, typed, pasted or imported. Refused where they do not exceed it.
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
