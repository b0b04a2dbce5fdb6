import { recordDropout } from '@portal/contract/training/sub-activities/dropouts'
import { notifyPeople } from '../../messages/notices/notify-people.ts'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { lockInvolvement } from '../enrollments/involvement.ts'
import { freeSeat } from '../enrollments/seats.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { activeOf } from './store.ts'

const audit = auditOf('sub_activities')

/** Records that a trainee left after their first session or test. Frees the place, and preserves the results. */
export const dropoutRoute = handle(recordDropout, async ({ id, user_id, reason }, context) => {
  const { db, user } = context
  const { subActivity: training } = orNotFound(await lockSubActivity(db, id, isSubActivityVisible(user)))
  refuseOwn(user, user_id)
  const { has_begun, has_certificate } = orNotFound(await lockInvolvement(context, id, user_id))
  if (has_certificate) throw refuse('certificate_held')
  if (!has_begun) throw refuse('transition_refused')
  await freeSeat(db, id, user_id, { state: 'dropped_out', reason, by: user.id })
  await audit(context, 'drop_out', id, { person: user_id }, reason)
  await notifyPeople(context, training, await activeOf(db, [user_id]), 'dropout_recorded', reason)
  return DONE
})
