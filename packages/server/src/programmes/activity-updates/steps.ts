import {
  completeActivity,
  holdActivity,
  reopenActivity,
  resumeActivity,
  startActivity,
} from '@portal/contract/programmes/activity-updates'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { activityRecordOf, lockedActivity } from '../activities/read.ts'
import type { ActivityStep } from '../activities/rules.ts'
import { addActivityEvent, changeActivity, findActivity } from '../activities/store.ts'
import { changeOfStep, fallProblems, firstOfEach, reportProblemsOf, type StepFacts } from './rules.ts'
import { completionBeforeDone, insertUpdate } from './store.ts'

interface StepInput extends StepFacts {
  readonly id: string
  readonly version: number
  readonly reason?: string | undefined
}

/**
 * Takes a step within the transaction of the request. Checks version, transition, and facts, then writes the activity,
 * event, report, and audit.
 */
const take = async (step: ActivityStep, { id, version, reason, ...facts }: StepInput, context: Context) => {
  const { db, user, services } = context
  const activity = await lockedActivity(context, { id, version })
  const completion = step === 'reopen' ? await completionBeforeDone(db, id) : 100
  const change = changeOfStep(activity.state, step, { ...facts, completion })
  if (!change) throw refuse('transition_refused')
  const dated = { ...activity, project: orNotFound(await findActivity(db, id)).project }
  // Holding, resuming, and reopening have no dates to check.
  const errors =
    step === 'start' || step === 'complete' ? reportProblemsOf(dated, { ...facts, reason }, todayOf(services)) : []
  const reached = step === 'reopen' ? activity : facts
  const { actual_cost_minor = 0, actual_beneficiaries = 0 } = reached
  const last = { actual_cost_minor, actual_beneficiaries, completion, ...(reason && { reason }) }
  if (step === 'complete') errors.push(...fallProblems({ before: { ...activity, completion: 100 } }, last))
  if (errors.length > 0) throw refuse('invalid', { errors: firstOfEach(errors) })
  const at = services.now()
  const justification = facts.delay_justification || null
  await changeActivity(db, id, change)
  const why = [reason, justification].filter(Boolean).join('\n') || null
  await addActivityEvent(db, { activity_id: id, kind: step, reason: why, by_user: user.id, at })
  // Completing and reopening also insert a report, so that the next report is compared with it.
  if (step === 'complete' || step === 'reopen') {
    await insertUpdate(db, {
      activity_id: id,
      report_date: todayOf(services),
      actual_start: activity.actual_start,
      actual_end: facts.actual_end ?? null,
      ...last,
      delay_justification: justification,
      by_user: user.id,
      created_at: at,
    })
  }
  await writeAudit(db, { userId: user.id, action: step, entity: 'activities', entityId: id })
  return { data: await activityRecordOf(context, id) }
}

/** Steps in an activity's life. */
export const activityStepRoutes = [
  handle(startActivity, (given, context) => take('start', given, context)),
  handle(holdActivity, (given, context) => take('hold', given, context)),
  handle(resumeActivity, (given, context) => take('resume', given, context)),
  handle(completeActivity, (given, context) => take('complete', given, context)),
  handle(reopenActivity, (given, context) => take('reopen', given, context)),
]
