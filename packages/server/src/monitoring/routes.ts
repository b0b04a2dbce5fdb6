import { monthOf } from '@portal/contract/forecasts'
import { percentOf } from '@portal/contract/money'
import { explainMonth, type MonitoredMonth, readMonthly, timePercent } from '@portal/contract/monitoring'
import { presentSums } from '../budget_categories/present.ts'
import { sumsOf } from '../budget_categories/store.ts'
import { type BudgetProject, foundProject } from '../budgets/project.ts'
import { presentPeriod, shownMonths } from '../forecasts/present.ts'
import { monthsOf } from '../forecasts/store.ts'
import { writeAudit } from '../platform/audit.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { presentMonth } from './present.ts'
import { monitored, refusesExplanation, rightsIn } from './rules.ts'
import { beneficiariesOf, explain, explanationsOf } from './store.ts'

const monthsShown = async ({ db, services }: Context, project: BudgetProject): Promise<MonitoredMonth[]> => {
  const months = shownMonths(project, await monthsOf(db, project.id))
  const explanations = await explanationsOf(db, project.id)
  return monitored(months, monthOf(todayOf(services))).map(one => presentMonth(one, explanations.get(one.month)))
}

/** Months of a project: plan against actual, and why they differ. */
export const monitoringRoutes = [
  handle(readMonthly, async ({ id }, context) => {
    const { db, user, services } = context
    const project = await foundProject(context, id)
    const today = todayOf(services)
    const months = await monthsShown(context, project)
    const totals = presentSums(await sumsOf(db, id))
    const { planned, actual } = await beneficiariesOf(db, id)
    const data = {
      project: presentPeriod(project),
      this_month: monthOf(today),
      months,
      totals,
      burn_percent: percentOf(totals.spent_minor, totals.total_minor),
      time_percent: timePercent(project, today),
      planned_beneficiaries: planned,
      actual_beneficiaries: actual,
      beneficiaries_percent: percentOf(actual, planned),
      can: rightsIn(user),
    }
    return { data }
  }),

  handle(explainMonth, async ({ id, version, month, explanation }, context) => {
    const { db, user, services } = context
    const project = await foundProject(context, id, 'no key update')
    const before = (await monthsShown(context, project)).find(one => one.month === month)
    const refused = refusesExplanation(before)
    if (refused) throw refuseField('month', refused)
    if (before?.version !== version) throw refuse('changed_meanwhile', { data: before })
    await explain(db, { project_id: id, month, explanation, by_user: user.id, at: services.now() })
    await writeAudit(db, {
      userId: user.id,
      action: 'explain',
      entity: 'monitoring',
      entityId: id,
      details: { month },
    })
    const data = (await monthsShown(context, project)).find(one => one.month === month)
    if (!data) throw refuse('not_found')
    return { data }
  }),
]
