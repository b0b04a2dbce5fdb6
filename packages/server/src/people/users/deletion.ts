import { userDeletion } from '@portal/contract/people/users/users'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { voidCodes } from '../access/sign-up/codes.ts'
import { lockedUser } from './change.ts'
import { targetOf } from './present.ts'
import { accountCascades, recordsNaming } from './records.ts'
import { refusesActing } from './rules.ts'
import { findUser, removeUser } from './store.ts'

/** Deletes accounts. Accounts that left records can only be deactivated, so that the records keep their names. */
export const userDeletionRoutes = deletionRoutes(userDeletion, {
  entity: 'users',
  codeOf: async ({ db }, id) => {
    orNotFound(await findUser(db, id))
    return undefined
  },
  taken: async (id, { db }) => ({ cascades: await accountCascades(db, id), records: await recordsNaming(db, id) }),
  lock: async (context, it) => {
    const row = await lockedUser(context, it)
    const refused = refusesActing(context.user, targetOf(row))
    if (refused) throw refuse(refused)
    return row
  },
  remove: async (db, id) => {
    await voidCodes(db, id)
    await removeUser(db, id)
  },
})
