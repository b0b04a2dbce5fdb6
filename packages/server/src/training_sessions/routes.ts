import type { InputOf } from '@portal/contract/endpoint'
import {
  addTrainingSession,
  cancelTrainingSession,
  deleteTrainingSession,
  editTrainingSession,
  listTrainingSessions,
  minutesBetween,
  readTrainingSession,
} from '@portal/contract/training_sessions'
import { auditOf } from '../platform/audit.ts'
import { localTimeOf, todayOf } from '../platform/day.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuseField } from '../platform/http/refusal.ts'
import { lockSubActivity } from '../sub_activities/store.ts'
import { notifyMoved, notifySession } from './notify.ts'
import { presentSessions } from './present.ts'
import { lockedSession, requireTraining, sessionOf } from './reach.ts'
import { reachesSessions } from './rules.ts'
import { changeSession, insertSession, pageOfSessions, removeSession } from './store.ts'

type Draft = Omit<InputOf<typeof addTrainingSession>, 'id'>

/** The fields as they are stored: without a duration a session lasts from start to end. */
const fieldsOf = ({ start, end, duration_minutes, ...rest }: Draft) => ({
  ...rest,
  start_time: start,
  end_time: end,
  duration_minutes: duration_minutes ?? minutesBetween({ start, end }),
})

const audit = auditOf('training_sessions')

/** The sessions of trainings; every change is in the audit. */
export const trainingSessionRoutes = [
  handle(listTrainingSessions, async ({ id, ...query }, context) => {
    await requireTraining(context, id)
    const page = await pageOfSessions(context.db, id, query)
    return { ...page, data: await presentSessions(context, localTimeOf(context.services), page.data) }
  }),

  handle(readTrainingSession, async ({ id }, context) => ({ data: await sessionOf(context, id) })),

  handle(addTrainingSession, async ({ id, ...draft }, context) => {
    const { db, user, services } = context
    // Locked, so that the training is not deleted while something is added to it.
    orNotFound(await lockSubActivity(db, id, reachesSessions(user)))
    if (draft.date < todayOf(services)) throw refuseField('date', 'date_past')
    const added = await insertSession(db, { ...fieldsOf(draft), sub_activity_id: id })
    await audit(context, 'add', added)
    return { data: await sessionOf(context, added) }
  }),

  handle(editTrainingSession, async ({ id, version, ...draft }, context) => {
    const before = await lockedSession(context, { id, version })
    const fields = fieldsOf(draft)
    await changeSession(context.db, id, fields)
    await audit(context, 'edit', id)
    await notifyMoved(context, before, fields)
    return { data: await sessionOf(context, id) }
  }),

  handle(cancelTrainingSession, async ({ id, version, is_cancelled }, context) => {
    const before = await lockedSession(context, { id, version })
    await changeSession(context.db, id, { is_cancelled })
    await audit(context, is_cancelled ? 'cancel' : 'reinstate', id)
    if (before.session.is_cancelled !== is_cancelled)
      await notifySession(context, before, is_cancelled ? 'session_cancelled' : 'session_restored')
    return { data: await sessionOf(context, id) }
  }),

  handle(deleteTrainingSession, async ({ id, version }, context) => {
    const before = await lockedSession(context, { id, version })
    await removeSession(context.db, id)
    await audit(context, 'delete', id)
    // To those who would have come it is the same.
    if (!before.session.is_cancelled) await notifySession(context, before, 'session_cancelled')
    return DONE
  }),
]
