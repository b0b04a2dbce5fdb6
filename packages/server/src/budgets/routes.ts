import { changeBudgetItems, readBudget } from '@portal/contract/budgets'
import { totalsOf } from '@portal/contract/totals'
import { presentCategory } from '../budget_categories/present.ts'
import { categoriesOf } from '../budget_categories/store.ts'
import { changeLines } from '../budget_items/change-lines.ts'
import { presentItem } from '../budget_items/present.ts'
import { linesOf } from '../budget_items/store.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { foundProject } from './project.ts'
import { rightsIn } from './rules.ts'

/** A whole budget. All sums are of the lines that stand in it, so they agree while others are changing it. */
const present = async (context: Context, id: string) => {
  const { db, user } = context
  const project = await foundProject(context, id)
  const lines = (await linesOf(db, id)).map(row => presentItem(user, row))
  const rows = await categoriesOf(db, id)
  const byCategory = Map.groupBy(lines, ({ category_id }) => category_id)
  const categories = rows.map(row => presentCategory(user, { ...row, ...totalsOf(byCategory.get(row.id) ?? []) }))
  const items = rows.flatMap(row => byCategory.get(row.id) ?? [])
  return { project, totals: totalsOf(categories), categories, items, can: rightsIn(user) }
}

/** Whole budgets, and blocks of lines that are pasted or filled into them. */
export const budgetRoutes = [
  handle(readBudget, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(changeBudgetItems, async ({ id, ...changes }, context) => {
    // The endpoint asks for the right to change lines; new ones need the other right too.
    if (changes.adds.length > 0 && !rightsIn(context.user).add_item) throw refuse('privilege_missing')
    await foundProject(context, id, 'no key update')
    const data = await changeLines(context, id, changes, {
      path: (list, at, field) => `${list}.${at}.${field}`,
      missing: at => refuseField(`edits.${at}.id`, 'unknown_value'),
    })
    return { data }
  }),
]
