import { surplusOf } from '@portal/contract/core/fields/money'
import type { Holder } from '@portal/contract/core/rights/needs'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Context } from '../../platform/http/context.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findLinesWithUsd, type ItemWithUsdRow } from './read-items.ts'
import { rightsOnLine } from './rules.ts'

/** A line with its surplus and the person's rights. */
export const presentItem = (
  user: Holder,
  { project_id: _, position: __, has_expenses, ...row }: ItemWithUsdRow,
): BudgetItem => ({
  ...row,
  surplus_minor: surplusOf(row),
  can: rightsOnLine(user, { ...row, has_expenses }),
})

/** The current line, as the person sees it. */
export const presentLine = async ({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<BudgetItem> =>
  presentItem(user, orNotFound((await findLinesWithUsd(db, [id]))[0]))
