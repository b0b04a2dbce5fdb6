import { addActivityUpdate, listActivityUpdates } from '@portal/contract/activity_updates'
import { locked } from '../activities/locked.ts'
import { recordOf } from '../activities/read.ts'
import { acceptsUpdates } from '../activities/rules.ts'
import { changeActivity, findActivity } from '../activities/store.ts'
import { writeAudit } from '../platform/audit.ts'
import { todayOf } from '../platform/day.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { isActivityVisible } from '../visibility/visible-rows.ts'
import { presentUpdate } from './present.ts'
import { changeOfReport, fallProblems, problemsOf } from './rules.ts'
import { insertUpdate, pageOfUpdates, reportsAround } from './store.ts'

/** An activity's reports, and adding one; nothing changes or removes them (decision 2). */
export const reportRoutes = [
  handle(listActivityUpdates, async ({ id, ...query }, { db, user }) => {
    if (!(await findActivity(db, id, isActivityVisible(user)))) throw refuse('not_found')
    const page = await pageOfUpdates(db, id, query)
    return { ...page, data: page.data.map(presentUpdate) }
  }),

  handle(addActivityUpdate, async ({ id, version, ...report }, context) => {
    const { db, user, services } = context
    const activity = await locked(context, { id, version })
    if (!acceptsUpdates(activity.state)) throw refuse('transition_refused')
    const next = await reportsAround(db, id, report.report_date)
    const errors = [...problemsOf(activity, report, todayOf(services)), ...fallProblems(next, report)]
    if (errors.length > 0) throw refuse('invalid', { errors })
    await insertUpdate(db, {
      ...report,
      activity_id: id,
      actual_start: report.actual_start || null,
      actual_end: report.actual_end || null,
      reason: report.reason || null,
      delay_justification: report.delay_justification || null,
      by_user: user.id,
      created_at: services.now(),
    })
    await changeActivity(db, id, changeOfReport(report, next.after === undefined))
    await writeAudit(db, { userId: user.id, action: 'update', entity: 'activities', entityId: id })
    return { data: await recordOf(context, id) }
  }),
]
