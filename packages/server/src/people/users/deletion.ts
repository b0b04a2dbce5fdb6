import { deleteUser, readUserDeletionImpact } from '@portal/contract/people/users/users'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { voidCodes } from '../sign-up/codes.ts'
import { lockedUser } from './change.ts'
import { targetOf } from './present.ts'
import { blockersOf, cascadesOf } from './records.ts'
import { refusesActing } from './rules.ts'
import { findUser, removeUser } from './store.ts'

const audit = auditOf('users')

/** Deletes accounts. Accounts that left records can only be deactivated, so that the records keep their names. */
export const deletionRoutes = [
  handle(readUserDeletionImpact, async ({ id }, { db }) => {
    orNotFound(await findUser(db, id))
    return { data: { blockers: await blockersOf(db, id), cascades: await cascadesOf(db, id) } }
  }),

  handle(deleteUser, async ({ id, version }, context) => {
    const { db, user } = context
    const row = await lockedUser(context, { id, version })
    const refused = refusesActing(user, targetOf(row))
    if (refused) throw refuse(refused)
    if ((await blockersOf(db, id)).length > 0) throw refuse('in_use')
    await voidCodes(db, id)
    await removeUser(db, id)
    await audit(context, 'delete', id)
    return DONE
  }),
]
