import type { InputOf } from '@portal/contract/core/api/endpoint'
import {
  addTrainingSession,
  cancelTrainingSession,
  editTrainingSession,
  listTrainingSessions,
  minutesBetween,
  readTrainingSession,
  trainingSessionDeletion,
} from '@portal/contract/training/attendance/training-sessions'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { cascadesOfSession } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { refuseOwnTraining } from '../sub-activities/participations.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { notifyMoved, notifySession } from './notify.ts'
import { presentSessions } from './present.ts'
import { lockedSession, requireSession, requireTraining, sessionOf } from './reach.ts'
import { reachesSessions } from './rules.ts'
import { changeSession, insertSession, pageOfSessions, removeSession } from './store.ts'
import { checkTimes, overlapsAnother, sessionTimesOf } from './times.ts'

type Draft = Omit<InputOf<typeof addTrainingSession>, 'id' | 'reason'>

/** Fields as they are stored. The default duration is the time from start to end. */
const fieldsOf = ({ start, end, duration_minutes, ...rest }: Draft) => ({
  ...rest,
  start_time: start,
  end_time: end,
  duration_minutes: duration_minutes ?? minutesBetween({ start, end }),
})

const audit = auditOf('training_sessions')

/** Sessions of trainings. The audit records every change. */
export const trainingSessionRoutes = [
  handle(listTrainingSessions, async ({ id, ...query }, context) => {
    await requireTraining(context, id)
    const page = await pageOfSessions(context.db, id, query)
    return { ...page, data: await presentSessions(context, localTimeOf(context.services), page.data) }
  }),

  handle(readTrainingSession, async ({ id }, context) => ({ data: await sessionOf(context, id) })),

  handle(addTrainingSession, async ({ id, reason, ...draft }, context) => {
    const { db, user } = context
    // Locks the training. Concurrent additions then see each other's sessions, and nobody deletes the training
    // meanwhile.
    orNotFound(await lockSubActivity(db, id, reachesSessions(user)))
    await refuseOwnTraining(context, id)
    const late_reason = await checkTimes(context, id, { ...draft, reason })
    const added = await insertSession(db, { ...fieldsOf(draft), sub_activity_id: id, late_reason })
    await audit(context, 'add', added, {}, late_reason)
    return { data: await sessionOf(context, added) }
  }),

  handle(editTrainingSession, async ({ id, version, reason, ...draft }, context) => {
    const before = await lockedSession(context, { id, version })
    const { session, subActivity } = before
    const late_reason = await checkTimes(context, subActivity.id, { ...draft, reason }, session)
    const fields = fieldsOf(draft)
    await changeSession(context.db, id, { ...fields, late_reason })
    await audit(context, 'edit', id, {}, late_reason === session.late_reason ? null : late_reason)
    await notifyMoved(context, before, fields)
    return { data: await sessionOf(context, id) }
  }),

  handle(cancelTrainingSession, async ({ id, version, is_cancelled }, context) => {
    const before = await lockedSession(context, { id, version })
    const { session, subActivity } = before
    if (
      session.is_cancelled &&
      !is_cancelled &&
      (await overlapsAnother(context, subActivity.id, sessionTimesOf(session), id))
    )
      throw refuse('session_overlap')
    await changeSession(context.db, id, { is_cancelled })
    await audit(context, is_cancelled ? 'cancel' : 'reinstate', id)
    if (before.session.is_cancelled !== is_cancelled)
      await notifySession(context, before, is_cancelled ? 'session_cancelled' : 'session_restored')
    return { data: await sessionOf(context, id) }
  }),

  ...deletionRoutes(trainingSessionDeletion, {
    entity: 'training_sessions',
    codeOf: async (context, id) => {
      await requireSession(context, id)
      return undefined
    },
    taken: id => ({ cascades: cascadesOfSession(id) }),
    lock: lockedSession,
    remove: removeSession,
    // For the people who would have come, a deleted session is a cancelled one.
    after: async (context, row) => {
      if (!row.session.is_cancelled) await notifySession(context, row, 'session_cancelled')
    },
  }),
]
