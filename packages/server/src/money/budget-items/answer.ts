import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import type { Context } from '../../platform/http/context.ts'
import { presentCategory, presentSums } from '../budget-categories/present.ts'
import { findCategories, projectSumsOf } from '../budget-categories/store.ts'
import { presentItem } from './present.ts'
import { findLinesWithUsd } from './read-items.ts'

/** Response to a change: its lines, their categories, categories that lost lines, and the project's sums. */
export const budgetAnswerOf = async (
  { db, user }: Context,
  projectId: string,
  ids: readonly string[],
  lostLines: readonly string[],
): Promise<ChangedLines> => {
  const rows = new Map((await findLinesWithUsd(db, ids)).map(row => [row.id, row]))
  const items = ids.flatMap(id => rows.get(id) ?? [])
  const categories = await findCategories(db, [
    ...new Set([...items.map(({ category_id }) => category_id), ...lostLines]),
  ])
  return {
    items: items.map(row => presentItem(user, row)),
    categories: categories.map(row => presentCategory(user, row)),
    totals: presentSums(await projectSumsOf(db, projectId)),
  }
}
