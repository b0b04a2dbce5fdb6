import { restoreExpense } from '@portal/contract/expenses'
import { withinSurplus } from '../budget_items/guard.ts'
import { addMoney, lockLines } from '../budget_items/store.ts'
import { requireProject } from '../budgets/project.ts'
import { writeAudit } from '../platform/audit.ts'
import { orNotFound } from '../platform/database/not-found.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { deletedProjectOf, findDeleted, restoreDeleted } from './deleted.ts'
import { presentExpense } from './present.ts'
import { findExpense } from './store.ts'

/** Undoes a deletion: the same expense stands on its line again, if the line still has room for it. */
export const restore = handle(restoreExpense, async ({ id }, context) => {
  const { db, user } = context
  const project = await requireProject(context, deletedProjectOf(id), 'key share')
  const { item_id, amount_minor } = orNotFound(await findDeleted(db, id))
  await lockLines(db, project.id, [item_id])
  if (!(await restoreDeleted(db, id))) throw refuse('not_found')
  await withinSurplus('amount_minor', 'over_surplus', () => addMoney(db, item_id, amount_minor))
  const entry = { userId: user.id, action: 'restore', entity: 'expenses', entityId: id }
  await writeAudit(db, { ...entry, details: { item_id, amount_minor } })
  return { data: presentExpense(user, orNotFound(await findExpense(db, id))) }
})
