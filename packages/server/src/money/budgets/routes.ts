import { overBudget } from '@portal/contract/core/fields/money'
import { changeBudgetItems, explainOverrun, readBudget } from '@portal/contract/money/budgets/budgets'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { changeProject } from '../../programmes/projects/store.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { projectSumsOf } from '../budget-categories/store.ts'
import { changeLines } from '../budget-items/change-lines.ts'
import { moveRoutes } from '../budget-items/move-line.ts'
import { fullBudget } from './read-budget.ts'
import { mayChange } from './rules.ts'

/** Whole budgets, and changes of several lines at once, such as pasted blocks. */
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

  handle(explainOverrun, async ({ id, reason, total_minor = 0 }, context) => {
    const { db } = context
    const { budget_minor } = await requireProject(context, id, 'no key update')
    const overrun_minor = overBudget(budget_minor, Math.max(total_minor, (await projectSumsOf(db, id)).total_minor))
    if (overrun_minor === 0) throw refuse('transition_refused')
    await changeProject(db, id, { overrun_minor })
    await auditOf('projects')(context, 'exceed_budget', id, { amount_minor: overrun_minor }, reason)
    return { data: { overrun_minor } }
  }),

  ...moveRoutes,
]
