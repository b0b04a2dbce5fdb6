import {
  addProfile,
  deleteProfile,
  editProfile,
  listProfileChoices,
  listProfiles,
  readProfile,
} from '@portal/contract/people/privileges/privilege-profiles'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse } from '../../platform/http/refusal.ts'
import { withUniqueField } from '../../platform/http/unique-violation.ts'
import { givingRoutes } from './giving.ts'
import { differences, refuseChange, refuseGrant } from './grants.ts'
import { presentProfile } from './present.ts'
import { refusesEditing } from './rules.ts'
import {
  changeProfile,
  findProfile,
  insertProfile,
  lockProfile,
  pageOfProfiles,
  profileIdsOf,
  removeProfile,
  setPrivilegesOf,
} from './store.ts'

const audit = auditOf('profiles')

const withFreeName = <Result>(run: () => Promise<Result>) =>
  withUniqueField({ constraint: 'profiles_name_taken', path: 'name', code: 'name_taken' }, run)

const recordOf = async ({ db, user }: Context, id: string) =>
  presentProfile(user, orNotFound(await findProfile(db, id)), await profileIdsOf(db, user.id))

const locked = async (context: Context, { id, version }: { id: string; version: number }) =>
  ofVersion(await lockProfile(context.db, id), version, () => recordOf(context, id))

export const privilegeProfileRoutes = [
  handle(listProfiles, async (query, { db, user }) => {
    const own = await profileIdsOf(db, user.id)
    const page = await pageOfProfiles(db, query)
    return { ...page, data: page.data.map(row => presentProfile(user, row, own)) }
  }),

  handle(listProfileChoices, async (query, { db, user }) => {
    const page = await pageOfProfiles(db, query)
    return { ...page, data: page.data.map(row => presentProfile(user, row, [])) }
  }),

  handle(readProfile, async ({ id }, context) => ({ data: await recordOf(context, id) })),

  handle(addProfile, async ({ privileges, name, description }, context) => {
    const { db, user } = context
    refuseGrant(user, privileges)
    const id = await withFreeName(() => insertProfile(db, { name, description: description || null }))
    await setPrivilegesOf(db, id, privileges)
    await audit(context, 'add', id, differences([], privileges))
    return { data: await recordOf(context, id) }
  }),

  handle(editProfile, async ({ id, version, privileges, name, description }, context) => {
    const { db, user } = context
    const row = await locked(context, { id, version })
    const refused = refusesEditing(user, row, (await profileIdsOf(db, user.id)).includes(id))
    if (refused) throw refuse(refused)
    refuseChange(user, row.privileges, privileges)
    await withFreeName(() => changeProfile(db, id, { name, description: description || null }))
    await setPrivilegesOf(db, id, privileges)
    await audit(context, 'edit', id, differences(row.privileges, privileges))
    return { data: await recordOf(context, id) }
  }),

  handle(deleteProfile, async ({ id, version }, context) => {
    const { db } = context
    const row = await locked(context, { id, version })
    // Without a starting profile, new accounts of this type could do nothing.
    if (row.account_type !== null) throw refuse('in_use')
    await removeProfile(db, id)
    await audit(context, 'delete', id, differences(row.privileges, []))
    return DONE
  }),

  ...givingRoutes,
]
