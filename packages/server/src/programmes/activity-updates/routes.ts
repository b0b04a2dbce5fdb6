import {
  type ActivityUpdate,
  addActivityUpdate,
  listActivityUpdates,
} from '@portal/contract/programmes/activity-updates'
import { presentName } from '../../people/accounts/names.ts'
import { isActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { activityRecordOf, lockedActivity } from '../activities/read.ts'
import { acceptsUpdates } from '../activities/rules.ts'
import { changeActivity, findActivity } from '../activities/store.ts'
import {
  changeOfReport,
  correctionProblems,
  fallProblems,
  firstOfEach,
  reportFiguresOf,
  reportProblemsOf,
} from './rules.ts'
import { activityStepRoutes } from './steps.ts'
import { insertUpdate, isCorrectable, newestReport, pageOfUpdates, reportsAround, type UpdateRow } from './store.ts'

const presentUpdate = ({ update, is_corrected, ...person }: UpdateRow): ActivityUpdate => {
  const { activity_id: _, by_user: __, created_at, ...fields } = update
  return { ...fields, is_corrected, created_at: created_at.toISOString(), by: presentName(person) }
}

const audit = auditOf('activities')

/**
 * Routes to list and add reports. Reports are never edited or deleted. Another report corrects a wrong
 * one.
 */
const reportRoutes = [
  handle(listActivityUpdates, async ({ id, ...query }, { db, user }) => {
    if (!(await findActivity(db, id, isActivityVisible(user)))) throw refuse('not_found')
    const page = await pageOfUpdates(db, id, query)
    return { ...page, data: page.data.map(presentUpdate) }
  }),

  handle(addActivityUpdate, async ({ id, version, ...report }, context) => {
    const { db, user, services } = context
    const activity = await lockedActivity(context, { id, version })
    if (!acceptsUpdates(activity.state)) throw refuse('transition_refused')
    const { corrects_id, correction_reason } = report
    if (corrects_id && !(await isCorrectable(db, id, corrects_id))) throw refuseField('corrects_id', 'unknown_value')
    const wasNewest = corrects_id !== undefined && (await newestReport(db, id))?.id === corrects_id
    const next = await reportsAround(db, id, report.report_date, corrects_id)
    const { project } = orNotFound(await findActivity(db, id))
    const errors = [
      ...reportProblemsOf({ ...activity, project }, report, todayOf(services)),
      ...fallProblems(next, report),
      ...correctionProblems(report),
    ]
    if (errors.length > 0) throw refuse('invalid', { errors: firstOfEach(errors) })
    await insertUpdate(db, {
      ...report,
      activity_id: id,
      actual_start: report.actual_start || null,
      actual_end: report.actual_end || null,
      reason: report.reason || null,
      delay_justification: report.delay_justification || null,
      corrects_id: corrects_id ?? null,
      correction_reason: corrects_id ? (correction_reason ?? null) : null,
      by_user: user.id,
      created_at: services.now(),
    })
    const isNewest = next.after === undefined
    // A correction may move the newest report to an earlier day. Another report may then be the newest.
    const newest = wasNewest && !isNewest ? await newestReport(db, id) : undefined
    await changeActivity(db, id, newest ? reportFiguresOf(newest) : changeOfReport(report, isNewest))
    await audit(context, corrects_id ? 'correct' : 'update', id, {}, corrects_id && correction_reason)
    return { data: await activityRecordOf(context, id) }
  }),
]

/** Routes for progress of activities. */
export const activityUpdateRoutes = [...reportRoutes, ...activityStepRoutes]
