import { limits } from '@portal/contract/core/fields/limits'
import { surplusOf } from '@portal/contract/core/fields/money'
import { moveBudgetItem, transferBudget } from '@portal/contract/money/budgets/budgets'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuseField } from '../../platform/http/refusal.ts'
import { projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { budgetAnswerOf } from './answer.ts'
import { insertAmong } from './positions.ts'
import { addTransfer, assignCategory, moveLines, positionsIn } from './store.ts'

const audit = auditOf('budget_items')

/** Routes to move lines, and to transfer amounts between them. */
export const moveRoutes = [
  handle(moveBudgetItem, async ({ id, category_id, after_id }, context) => {
    const { db } = context
    const project = await requireProject(context, projectOf('budget_items', id), 'no key update')
    const line = orNotFound((await lockLines(db, project.id, [id])).get(id))
    const siblings = (await positionsIn(db, project.id, [category_id])).get(category_id)
    if (!siblings) throw refuseField('category_id', 'unknown_value')
    const others = siblings.filter(one => one.id !== id)
    const { changed, lost } = insertAmong(others, [{ id, after_id }])
    if (lost.length > 0) throw refuseField('after_id', 'unknown_value')
    // Only the positions of these siblings change.
    await lockLines(
      db,
      project.id,
      changed.map(one => one.id),
    )
    await assignCategory(db, id, category_id)
    await moveLines(db, changed)
    await audit(context, 'move', id, { category_id })
    return { data: await budgetAnswerOf(context, project.id, [id], [line.category_id]) }
  }),

  handle(transferBudget, async ({ id, from_id, to_id, amount_minor, reason }, context) => {
    const { db } = context
    const project = await requireProject(context, id, 'no key update')
    const lines = await lockLines(db, project.id, [from_id, to_id])
    const [from, to] = [lines.get(from_id), lines.get(to_id)]
    if (!from) throw refuseField('from_id', 'unknown_value')
    if (!to || to === from) throw refuseField('to_id', 'unknown_value')
    if (amount_minor > surplusOf(from)) throw refuseField('amount_minor', 'over_surplus')
    if (to.total_minor + amount_minor > limits.minor_max) throw refuseField('amount_minor', 'value_too_large')
    await withinSurplus('amount_minor', 'over_surplus', () => addTransfer(db, from.id, -amount_minor))
    await addTransfer(db, to.id, amount_minor)
    await audit(context, 'transfer', from.id, { other_item_id: to.id, amount_minor: -amount_minor }, reason)
    await audit(context, 'transfer', to.id, { other_item_id: from.id, amount_minor }, reason)
    return { data: await budgetAnswerOf(context, project.id, [from.id, to.id], []) }
  }),
]
