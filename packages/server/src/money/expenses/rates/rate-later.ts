import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { rateExpenses } from '@portal/contract/money/expenses/expenses'
import { writeAudit } from '../../../platform/audit.ts'
import { handle } from '../../../platform/http/handle.ts'
import { requireProject } from '../../../programmes/projects/visible-project.ts'
import { lockLines } from '../../budget-ledger/store.ts'
import { fitsInDollars } from './rules.ts'
import { assignRates, ratesOf, unrated } from './store.ts'

/** Assigns expenses without a rate the one of their day. Never replaces a rate. */
export const rateLater = handle(rateExpenses, async ({ id }, context) => {
  const { db, user } = context
  const project = await requireProject(context, id, 'key share')
  // Every change of an expense locks its line. Once the lines are locked, these expenses can't change.
  const lines = new Set((await unrated(db, project.id)).map(({ item_id }) => item_id))
  await lockLines(db, project.id, [...lines])
  const rows = (await unrated(db, project.id)).filter(({ item_id }) => lines.has(item_id))
  const rates = await ratesOf(
    db,
    project,
    rows.map(({ date }) => date),
  )
  const rated = rows.flatMap(({ id: expense, date, amount_minor }) => {
    // Nothing may change in a closed month.
    const rate = project.closed_months.includes(monthOf(date)) ? undefined : rates.get(date)
    return rate !== undefined && fitsInDollars({ amount_minor, usd_rate: rate }) ? [{ id: expense, rate }] : []
  })
  await assignRates(db, rated)
  const entries = rated.map(({ id: entityId, rate }) => ({
    ...{ userId: user.id, action: 'rate', entity: 'expenses', entityId },
    details: { usd_rate: rate },
  }))
  await writeAudit(db, ...entries)
  return { data: { rated: rated.length, without_rate: rows.length - rated.length } }
})
