import { restoreExpense } from '@portal/contract/money/expenses/expenses'
import { writeAudit } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { addMoney, lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { deletedProjectOf, findDeleted, restoreDeleted } from './deleted.ts'
import { drawsOf, lockInvoiced, moreCommitted, storeDraws } from './draws.ts'
import { refuseClosed } from './post.ts'
import { presentExpense } from './present.ts'
import { findExpense } from './store.ts'

/** Restores a deleted expense on its line, if the line's surplus still allows it. */
export const restore = handle(restoreExpense, async ({ id }, context) => {
  const { db, user } = context
  const project = await requireProject(context, deletedProjectOf(id), 'key share')
  const before = orNotFound(await findDeleted(db, id))
  const { item_id, amount_minor, date } = before
  refuseClosed(project, date)
  await lockInvoiced(context, before)
  await lockLines(db, project.id, [item_id])
  // Another request may have restored it while this one waited for the lock.
  const draws = await drawsOf(context, { next: orNotFound(await findDeleted(db, id)), isRestored: true })
  if (!(await restoreDeleted(db, id))) throw refuse('not_found')
  await withinSurplus('amount_minor', 'over_surplus', () =>
    addMoney(db, item_id, amount_minor, moreCommitted(draws, item_id)),
  )
  await storeDraws(db, draws)
  const entry = { userId: user.id, action: 'restore', entity: 'expenses', entityId: id }
  await writeAudit(db, { ...entry, details: { item_id, amount_minor } })
  return { data: presentExpense(user, orNotFound(await findExpense(db, id))) }
})
