import { monthOf } from '@portal/contract/money/budgets/forecasts'
import type { postingFields } from '@portal/contract/money/expenses/expenses'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { periodOfActivity } from '../../programmes/activities/of-project.ts'
import type { BudgetProject } from '../../programmes/projects/visible-project.ts'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'
import { addMoney, withinSurplus } from '../budget-ledger/store.ts'
import { type Draw, drawn, moreCommitted, storeDraws } from './draws.ts'
import { rateOf } from './rates/store.ts'
import { type ExpenseCheck, expenseProblemOf, removalProblem } from './rules.ts'
import { type ExpenseColumns, insertExpense } from './store.ts'

/** The entered fields of an expense, and who posts it. */
export type Posting = Pick<
  ExpenseColumns,
  'date' | 'amount_minor' | 'description' | 'reference' | 'reason' | 'activity_id' | 'request_item_id' | 'by_user'
>

/** Entered fields as they are stored. Empty fields become null. */
export const storedFields = <Given extends z.infer<typeof postingFields>>({
  reference,
  reason,
  activity_id,
  request_item_id,
  ...fields
}: Given) => ({
  ...fields,
  reference: reference || null,
  reason: reason || null,
  activity_id: activity_id ?? null,
  request_item_id: request_item_id ?? null,
})

/** Rejects dates in closed months, because nothing may change there. */
export const refuseClosed = ({ closed_months }: Pick<BudgetProject, 'closed_months'>, ...days: string[]): void => {
  if (days.some(day => closed_months.includes(monthOf(day)))) throw refuseField('date', 'month_closed')
}

/** Rejects an expense with a problem, such as a future date or an amount over the line's surplus. */
export const refuseProblem = (asked: ExpenseCheck, today: string): void => {
  const problem = expenseProblemOf(asked, today)
  if (problem) throw refuse('invalid', { errors: [problem] })
}

/** Rejects removing an expense if its line's spent amount or surplus would become negative. */
export const refuseRemoval = (line: ExpenseCheck['line'], amount_minor: number): void => {
  const problem = removalProblem(line, amount_minor)
  if (problem) throw refuse('invalid', { errors: [problem] })
}

/**
 * Posts an expense on a line that this transaction has locked, and returns its ID. Stores the rate of its day as known
 * now. For an invoice, `draws` is what it draws from its request.
 */
export const postExpense = async (
  db: Orm,
  project: Pick<BudgetProject, 'currency' | 'start_date' | 'end_date' | 'closed_months'>,
  line: BudgetItemRow,
  posting: Posting,
  today: string,
  draws: readonly Draw[] = [],
): Promise<string> => {
  const { date, amount_minor, reason, activity_id } = posting
  refuseClosed(project, date)
  const usd_rate = await rateOf(db, project, date)
  const periods = [project, await periodOfActivity(db, line.project_id, activity_id)]
  refuseProblem({ date, amount_minor, usd_rate, line: drawn(line, draws), periods, reason }, today)
  const more = moreCommitted(draws, line.id)
  await withinSurplus('amount_minor', 'over_surplus', () => addMoney(db, line.id, amount_minor, more))
  await storeDraws(db, draws)
  return insertExpense(db, { ...posting, usd_rate, project_id: line.project_id, item_id: line.id })
}
