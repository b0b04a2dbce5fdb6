import { closeMonth, explainMonth, readMonthly, reopenMonth } from '@portal/contract/money/budgets/monitoring'
import { auditOf, writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { fullMonthly, monitoredMonths } from './read-monthly.ts'
import { refusesMonth } from './rules.ts'
import { explain, setClosedMonths } from './store.ts'

const audit = auditOf('projects')

/** Locks a project so that nobody posts into its months. Rejects a month that isn't shown or hasn't begun. */
const lockedMonth = async (context: Context, id: string, month: string) => {
  const project = await requireProject(context, id, 'update')
  const found = (await monitoredMonths(context, project)).find(one => one.month === month)
  const refused = refusesMonth(found)
  if (refused || !found) throw refuseField('month', refused ?? 'unknown_value')
  return { project, found }
}

/** Routes for plan against actual by month, explanations, and closing months. */
export const monitoringRoutes = [
  handle(readMonthly, async ({ id, compared: asked }, context) => ({
    data: await fullMonthly(context, await requireProject(context, id), { asked }),
  })),

  handle(explainMonth, async ({ id, version, month, explanation }, context) => {
    const { db, user, services } = context
    const project = await requireProject(context, id, 'no key update')
    const before = (await monitoredMonths(context, project)).find(one => one.month === month)
    const refused = refusesMonth(before)
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
    const data = (await monitoredMonths(context, project)).find(one => one.month === month)
    if (!data) throw refuse('not_found')
    return { data }
  }),

  handle(closeMonth, async ({ id, month, reason }, context) => {
    const { project, found } = await lockedMonth(context, id, month)
    if (!found.is_closed) {
      await setClosedMonths(context.db, id, [...project.closed_months, month])
      await audit(context, 'close_month', id, { month }, reason)
    }
    return { data: { ...found, is_closed: true } }
  }),

  handle(reopenMonth, async ({ id, month, reason }, context) => {
    const { project, found } = await lockedMonth(context, id, month)
    if (found.is_closed) {
      const rest = project.closed_months.filter(one => one !== month)
      await setClosedMonths(context.db, id, rest)
      await audit(context, 'reopen_month', id, { month }, reason)
    }
    return { data: { ...found, is_closed: false } }
  }),
]
