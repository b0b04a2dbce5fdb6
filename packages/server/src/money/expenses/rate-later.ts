import { limits } from '@portal/contract/core/fields/limits'
import { converted } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { rateExpenses } from '@portal/contract/money/expenses/expenses'
import { writeAudit } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { lockLines } from '../budget-ledger/store.ts'
import { usdRatesOn } from '../usd/rate-on.ts'
import { assignRates, withoutRate } from './store.ts'

/**
 * Gives expenses that were posted before any rate was known the one of their day; those that have one are unchanged.
 */
export const rateLater = handle(rateExpenses, async ({ id }, context) => {
  const { db, user } = context
  const project = await requireProject(context, id, 'key share')
  // Whoever changes an expense has locked its line: from here on these do not change.
  const lines = new Set((await withoutRate(db, project.id)).map(({ item_id }) => item_id))
  await lockLines(db, project.id, [...lines])
  const rows = (await withoutRate(db, project.id)).filter(({ item_id }) => lines.has(item_id))
  const rates = await usdRatesOn(db, project.currency, [...new Set(rows.map(({ date }) => date))])
  const rated = rows.flatMap(({ id: expense, date, amount_minor }) => {
    // Nothing is written into a closed month.
    const rate = project.closed_months.includes(monthOf(date)) ? undefined : rates.get(date)?.rate
    // What it is worth in dollars has to fit as well.
    return rate !== undefined && Math.abs(converted(amount_minor, rate)) <= limits.minor_max
      ? [{ id: expense, rate }]
      : []
  })
  await assignRates(db, rated)
  const entries = rated.map(({ id: entityId, rate }) => ({
    ...{ userId: user.id, action: 'rate', entity: 'expenses', entityId },
    details: { usd_rate: rate },
  }))
  await writeAudit(db, ...entries)
  return { data: { rated: rated.length, without_rate: rows.length - rated.length } }
})
