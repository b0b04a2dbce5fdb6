import {
  editForecast,
  type Forecast,
  monthOf,
  readForecast,
  setBaseline,
} from '@portal/contract/money/budgets/forecasts'
import { auditOf, writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { type BudgetProject, requireProject } from '../../programmes/projects/visible-project.ts'
import { budgetLinesOf, categoriesOf } from '../budget-ledger/store.ts'
import { presentMonths, presentPeriod, presentRow, sumByMonth, visibleMonths } from './present.ts'
import { forecastRightsIn, planProblemsOf, unbalanced } from './rules.ts'
import { baselineByMonth, closePast, monthsByLine, planMonths, planOf, saveBaseline } from './store.ts'

const audit = auditOf('projects')

/** A whole forecast. All sums come from the same rows, so they agree despite concurrent expenses. */
const present = async ({ db, user, services }: Context, project: BudgetProject): Promise<Forecast> => {
  const this_month = monthOf(todayOf(services))
  const plan = await planOf(db, project.id)
  const money = await monthsByLine(db, project.id)
  const lines = Map.groupBy(await budgetLinesOf(db, project.id), ({ category_id }) => category_id)
  const rows = (await categoriesOf(db, project.id)).flatMap(({ id, code, name }) =>
    (lines.get(id) ?? []).map(line => {
      const item = { id: line.id, code: line.code, name: line.name }
      const named = { item, category: { id, code, name }, total_minor: line.total_minor }
      return presentRow(named, money.get(line.id) ?? [], this_month)
    }),
  )
  const planned = await baselineByMonth(db, project.id)
  const months = presentMonths(visibleMonths(project, sumByMonth(rows), planned.keys()), { this_month, plan, planned })
  const { version, baseline } = plan
  const can = forecastRightsIn(user, { baseline, months })
  return { project: presentPeriod(project), this_month, months, rows, version, baseline, can }
}

/** Forecast routes. The audit records every change. */
export const forecastRoutes = [
  handle(readForecast, async ({ id }, context) => ({
    data: await present(context, await requireProject(context, id)),
  })),

  handle(editForecast, async ({ id, version, rows }, context) => {
    const { db, user, services } = context
    // The lock prevents changes of line totals.
    const project = await requireProject(context, id, 'no key update')
    const former = await present(context, project)
    if (former.version !== version) throw refuse('changed_meanwhile', { data: former })
    const errors = planProblemsOf(rows, former)
    if (errors.length > 0) throw refuse('invalid', { errors })
    const months = rows.flatMap(row => row.months.map(one => ({ ...one, item_id: row.item_id })))
    await planMonths(db, id, months)
    const isOfPast = months.some(({ month }) => month < former.this_month)
    if (isOfPast) await closePast(db, id, services.now())
    const data = await present(context, project)
    const wrong = unbalanced(rows, data)
    if (wrong.length > 0) throw refuse('invalid', { errors: wrong })
    const details = { rows: rows.length, months: months.length, ...(isOfPast && { past: true }) }
    await writeAudit(db, { userId: user.id, action: 'edit', entity: 'forecasts', entityId: id, details })
    return { data }
  }),

  handle(setBaseline, async ({ id, version }, context) => {
    const { db, user, services } = context
    const project = await requireProject(context, id, 'no key update')
    const former = await present(context, project)
    if (former.version !== version) throw refuse('changed_meanwhile', { data: former })
    if (!former.can.set_baseline) throw refuse('transition_refused')
    await saveBaseline(db, id, user.id, services.now())
    await audit(context, 'set_baseline', id)
    return { data: await present(context, project) }
  }),
]
