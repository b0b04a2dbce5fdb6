import { cancelEmailChange, confirmEmailChange, stopEmailChange } from '@portal/contract/people/users/email-changes'
import { writeAudit } from '../../../platform/audit.ts'
import { DONE, handle } from '../../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../../platform/http/refusal.ts'
import { tokenHashOf } from '../../accounts/tokens.ts'
import { targetOf } from '../present.ts'
import { refusesActing } from '../rules.ts'
import { findUser } from '../store.ts'
import { ownEmailChangeRoutes } from './own.ts'
import { endChange, settle } from './settle.ts'
import { lockConfirmable, noteEmailConfirmed, removeChange, removeStopped } from './store.ts'

/** Routes for changes of email that one person requested for another: confirm, stop, and cancel. */
export const emailChangeRoutes = [
  handle(confirmEmailChange, async ({ token }, context) => {
    const { db, services, caller } = context
    const found = await lockConfirmable(db, tokenHashOf(token), services.now())
    if (!found) throw refuse('email_change_over')
    const confirmed_at = found.confirmed_at ?? services.now()
    const change = { ...found, confirmed_at }
    // Mail programs open links twice. The history only records the first time.
    if (!found.confirmed_at) {
      await noteEmailConfirmed(db, change.user_id, confirmed_at)
      const entry = { userId: caller?.id ?? null, entity: 'users', entityId: change.user_id }
      await writeAudit(db, { ...entry, action: 'confirm_email_change' })
    }
    return { data: { is_changed: await settle(context, change), due_at: change.due_at.toISOString() } }
  }),

  handle(stopEmailChange, async ({ token }, context) => {
    const change = await removeStopped(context.db, tokenHashOf(token))
    if (!change) throw refuse('email_change_over')
    await endChange(context, change, await findUser(context.db, change.user_id), 'stop_email_change')
    return DONE
  }),

  handle(cancelEmailChange, async ({ id }, context) => {
    const { db, user } = context
    const row = orNotFound(await findUser(db, id))
    const refused = refusesActing(user, targetOf(row))
    if (refused) throw refuse(refused)
    const change = await removeChange(db, id)
    if (!change) throw refuse('email_change_over')
    await endChange(context, change, row, 'cancel_email_change')
    return DONE
  }),

  ...ownEmailChangeRoutes,
]
