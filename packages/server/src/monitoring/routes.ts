import { explainMonth, readMonthly } from '@portal/contract/monitoring'
import { writeAudit } from '../platform/audit.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { requireProject } from '../projects/visible-project.ts'
import { fullMonthly, monitoredMonths } from './read-monthly.ts'
import { refusesExplanation } from './rules.ts'
import { explain } from './store.ts'

/** Months of a project: plan against actual, and why they differ. */
export const monitoringRoutes = [
  handle(readMonthly, async ({ id }, context) => {
    return { data: await fullMonthly(context, await requireProject(context, id)) }
  }),

  handle(explainMonth, async ({ id, version, month, explanation }, context) => {
    const { db, user, services } = context
    const project = await requireProject(context, id, 'no key update')
    const before = (await monitoredMonths(context, project)).find(one => one.month === month)
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
    const data = (await monitoredMonths(context, project)).find(one => one.month === month)
    if (!data) throw refuse('not_found')
    return { data }
  }),
]
