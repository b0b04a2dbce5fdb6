import { changeBudgetItems, readBudget } from '@portal/contract/budgets'
import { changeLines } from '../budget_items/change-lines.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { requireProject } from '../projects/visible-project.ts'
import { fullBudget } from './read-budget.ts'
import { mayChange } from './rules.ts'

/** Whole budgets, and blocks of lines that are pasted or filled into them. */
export const budgetRoutes = [
  handle(readBudget, async ({ id }, context) => ({
    data: await fullBudget(context, await requireProject(context, id)),
  })),

  handle(changeBudgetItems, async ({ id, ...changes }, context) => {
    if (!mayChange(context.user, changes)) throw refuse('privilege_missing')
    await requireProject(context, id, 'no key update')
    const data = await changeLines(context, id, changes, {
      path: (list, at, field) => `${list}.${at}.${field}`,
      missing: at => refuseField(`edits.${at}.id`, 'unknown_value'),
    })
    return { data }
  }),
]
