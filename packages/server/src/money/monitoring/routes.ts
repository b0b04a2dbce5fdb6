import {
  closeMonth,
  explainMonth,
  type MonitoredMonth,
  readMonthly,
  reopenMonth,
} from '@portal/contract/money/budgets/monitoring'
import { auditOf, writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { type BudgetProject, requireProject } from '../../programmes/projects/visible-project.ts'
import { closeMonths, reopenClosed } from './close.ts'
import { fullMonthly, monitoredMonths } from './read-monthly.ts'
import { refusesMonth } from './rules.ts'
import { explain } from './store.ts'

const audit = auditOf('projects')

/** A month of a project as it is now. Rejects a month that isn't shown or hasn't begun. */
const monthIn = async ({ db, services }: Context, project: BudgetProject, month: string): Promise<MonitoredMonth> => {
  const months = await monitoredMonths(db, { project, today: todayOf(services) })
  const found = months.find(one => one.month === month)
  const refused = refusesMonth(found)
  if (refused || !found) throw refuseField('month', refused ?? 'unknown_value')
  return found
}

/** Locks a project so that nobody posts into its months or explains them. */
const lockedMonth = async (context: Context, id: string, month: string) => {
  const project = await requireProject(context, id, 'update')
  return { project, found: await monthIn(context, project, month) }
}

const saveExplanation = async (context: Context, id: string, month: string, explanation: string): Promise<void> => {
  const { db, user, services } = context
  await explain(db, { project_id: id, month, explanation, by_user: user.id, at: services.now() })
  await writeAudit(db, { userId: user.id, action: 'explain', entity: 'monitoring', entityId: id, details: { month } })
}

/** Routes for plan against actual by month, explanations, and closing months. */
export const monitoringRoutes = [
  handle(readMonthly, async ({ id, compared: asked }, context) => ({
    data: await fullMonthly(context, await requireProject(context, id), { asked }),
  })),

  handle(explainMonth, async ({ id, version, month, explanation }, context) => {
    const project = await requireProject(context, id, 'no key update')
    const before = await monthIn(context, project, month)
    if (before.version !== version) throw refuse('changed_meanwhile', { data: before })
    await saveExplanation(context, id, month, explanation)
    return { data: await monthIn(context, project, month) }
  }),

  handle(closeMonth, async ({ id, month, reason, explanation }, context) => {
    const { project, found } = await lockedMonth(context, id, month)
    if (found.is_closed) return { data: found }
    if (explanation !== undefined) {
      // The person wrote theirs without knowing of this one.
      if (found.explanation) throw refuse('changed_meanwhile', { data: found })
      await saveExplanation(context, id, month, explanation)
    }
    const closed = await closeMonths(context.db, project, { months: [month], today: todayOf(context.services) })
    await audit(context, 'close_month', id, { month }, reason)
    return { data: await monthIn(context, closed, month) }
  }),

  handle(reopenMonth, async ({ id, month, reason }, context) => {
    const { project, found } = await lockedMonth(context, id, month)
    if (!found.is_closed) return { data: found }
    const open = await reopenClosed(context.db, project, month)
    await audit(context, 'reopen_month', id, { month }, reason)
    return { data: await monthIn(context, open, month) }
  }),
]
