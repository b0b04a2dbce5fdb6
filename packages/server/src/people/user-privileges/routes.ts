import {
  editUserPrivileges,
  listPrivilegeChanges,
  previewUser,
  readUserPrivileges,
} from '@portal/contract/people/privileges/user-privileges'
import { notifyPrivilegesChanged } from '../../messages/notices/notify.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { parsePrivileges } from '../accounts/effective-privileges.ts'
import { addedTo, differences, refuseChange, refuseGrant } from '../privilege-profiles/grants.ts'
import { sortedPrivileges } from '../privilege-profiles/present.ts'
import { giveTo, profileIdsOf, profilesOf, takeFrom } from '../privilege-profiles/store.ts'
import { presentUserRecord, targetOf } from '../users/present.ts'
import { refusesGranting } from '../users/rules.ts'
import { findUser, lockUser, updateUser } from '../users/store.ts'
import { presentMatrix, presentPrivilegeChange } from './present.ts'
import { rowsSeenBy } from './preview.ts'
import { ownPrivilegesOf, pageOfPrivilegeChanges, setOwnPrivileges } from './store.ts'

const matrixOf = async ({ db, user }: Context, id: string) => {
  const row = orNotFound(await findUser(db, id))
  const profiles = await profilesOf(db, await profileIdsOf(db, id))
  return presentMatrix(user, row, await ownPrivilegesOf(db, id), profiles)
}

/** Profiles that a change gives and takes. Throws for unknown profiles, and for privileges that the actor lacks. */
const profileChange = async ({ db, user }: Context, id: string, profile_ids: readonly string[]) => {
  const present = await profileIdsOf(db, id)
  const wanted = [...new Set(profile_ids)]
  const added = addedTo(present, wanted, String)
  const given = await profilesOf(db, added)
  if (given.length < added.length) throw refuseField('profile_ids', 'unknown_value')
  const taken = addedTo(wanted, present, String)
  for (const { privileges } of [...given, ...(await profilesOf(db, taken))]) refuseGrant(user, privileges)
  return { profiles_given: added, profiles_taken: taken }
}

/** Routes for the privileges of people, their history, and a preview of what a person sees. */
export const userPrivilegeRoutes = [
  handle(readUserPrivileges, async ({ id }, context) => ({ data: await matrixOf(context, id) })),

  handle(editUserPrivileges, async ({ id, version, privileges, profile_ids }, context) => {
    const { db, user } = context
    const row = await ofVersion(await lockUser(db, id), version, () => matrixOf(context, id))
    const refused = refusesGranting(user, targetOf(row))
    if (refused) throw refuse(refused)
    const former = await ownPrivilegesOf(db, id)
    refuseChange(user, former, privileges)
    const profiles = await profileChange(context, id, profile_ids)
    await setOwnPrivileges(db, id, privileges)
    for (const profile of profiles.profiles_given) await giveTo(db, id, profile)
    for (const profile of profiles.profiles_taken) await takeFrom(db, id, profile)
    await updateUser(db, id, {})
    await auditOf('users')(context, 'edit_privileges', id, { ...differences(former, privileges), ...profiles })
    await notifyPrivilegesChanged(context, id)
    return { data: await matrixOf(context, id) }
  }),

  handle(listPrivilegeChanges, async (query, { db }) => {
    const page = await pageOfPrivilegeChanges(db, query)
    return { ...page, data: page.data.map(presentPrivilegeChange) }
  }),

  handle(previewUser, async ({ id }, { db, user }) => {
    const row = orNotFound(await findUser(db, id))
    const { type, email, full_name_en, full_name_ar, language } = presentUserRecord(user, row)
    const seen = {
      id,
      type,
      email,
      full_name_en,
      full_name_ar,
      language,
      privileges: parsePrivileges(row.privilege_names),
    }
    return { data: { type, privileges: sortedPrivileges(seen.privileges), rows: await rowsSeenBy(db, seen) } }
  }),
]
