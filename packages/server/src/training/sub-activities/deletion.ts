import {
  deleteSubActivity,
  readSubActivityDeletionImpact,
} from '@portal/contract/training/sub-activities/sub-activity-deletion'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { cascadesOfSubActivity } from '../../workspace/deletion-impact/cascades.ts'
import { confirmedImpactOf, visibleImpactOf } from '../../workspace/deletion-impact/deletion-impact.ts'
import { lockedSubActivity, subActivityRecordOf } from './read.ts'
import { removeSubActivity } from './store.ts'

/** Deletes a sub-activity after the person has confirmed everything that goes with it. Certificates remain. */
export const subActivityDeletionRoutes = [
  handle(readSubActivityDeletionImpact, async ({ id, names }, context) => {
    const { code } = await subActivityRecordOf(context, id)
    return {
      data: await visibleImpactOf(['sub_activities', 'view'], context, code, cascadesOfSubActivity(id), {
        allNames: names === 'all',
      }),
    }
  }),

  handle(deleteSubActivity, async ({ id, version, ...given }, context) => {
    const { code } = (await lockedSubActivity(context, { id, version })).subActivity
    await confirmedImpactOf(context, code, cascadesOfSubActivity(id), given)
    await removeSubActivity(context.db, id)
    await auditOf('sub_activities')(context, 'delete', id, {}, given.reason)
    return DONE
  }),
]
