import { giveProfile, takeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { notifyPrivilegesChanged } from '../../messages/notices/notify.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { eachUser } from '../users/actions.ts'
import { refusesGranting } from '../users/rules.ts'
import { updateUser } from '../users/store.ts'
import { refuseGrant } from './grants.ts'
import { giveTo, lockProfile, takeFrom } from './store.ts'

const audit = auditOf('users')

const given = async ({ db }: Context, id: string) => {
  const profile = await lockProfile(db, id)
  if (!profile) throw refuseField('profile_id', 'unknown_value')
  return profile
}

/** Gives profiles to people and takes them away. Takes effect with their next request. */
export const givingRoutes = [
  handle(giveProfile, async ({ ids, profile_id }, context) => {
    const { db, user } = context
    refuseGrant(user, (await given(context, profile_id)).privileges)
    return eachUser(context, ids, async (row, target) => {
      const refused = refusesGranting(user, target)
      if (refused) return refused
      if (!(await giveTo(db, row.id, profile_id))) return null
      await updateUser(db, row.id, {})
      await audit(context, 'edit_privileges', row.id, { profiles_given: [profile_id] })
      await notifyPrivilegesChanged(context, row.id)
      return null
    })
  }),

  handle(takeProfile, async ({ ids, profile_id }, context) => {
    const { db, user } = context
    refuseGrant(user, (await given(context, profile_id)).privileges)
    return eachUser(context, ids, async (row, target) => {
      const refused = refusesGranting(user, target)
      if (refused) return refused
      if (!(await takeFrom(db, row.id, profile_id))) return null
      await updateUser(db, row.id, {})
      await audit(context, 'edit_privileges', row.id, { profiles_taken: [profile_id] })
      await notifyPrivilegesChanged(context, row.id)
      return null
    })
  }),
]
