import type { ItemRow } from '../budget_ledger/schema.ts'
import { addMoney, withinSurplus } from '../budget_ledger/store.ts'
import type { Orm } from '../platform/database/index.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { BudgetProject } from '../projects/visible-project.ts'
import { usdRateOn } from '../usd/rate-on.ts'
import { type ExpenseCheck, problemOf } from './rules.ts'
import { type ExpenseFields, insertExpense } from './store.ts'

/** What is typed of an expense, and who posts it. */
export type Posting = Pick<ExpenseFields, 'date' | 'amount_minor' | 'description' | 'reference' | 'by_user'>

/** What one unit of the project's currency is worth in dollars on a day; null where no rate is known. */
export const rateOf = async (db: Orm, { currency }: Pick<BudgetProject, 'currency'>, day: string) =>
  (await usdRateOn(db, currency, day))?.rate ?? null

/** Refuses an expense that is in the future or more than is left of its line. */
export const refuseProblem = (asked: ExpenseCheck, today: string): void => {
  const problem = problemOf(asked, today)
  if (problem) throw refuse('invalid', { errors: [problem] })
}

/**
 * Posts an expense on a line that this transaction has locked, and gives its id. The rate of its day is kept with it
 * as it is known now (decision 20).
 */
export const postExpense = async (
  db: Orm,
  project: Pick<BudgetProject, 'currency'>,
  line: ItemRow,
  posting: Posting,
  today: string,
): Promise<string> => {
  const { date, amount_minor } = posting
  const usd_rate = await rateOf(db, project, date)
  refuseProblem({ date, amount_minor, usd_rate, line }, today)
  await withinSurplus('amount_minor', 'over_surplus', () => addMoney(db, line.id, amount_minor))
  return insertExpense(db, { ...posting, usd_rate, project_id: line.project_id, item_id: line.id })
}
