import {
  confirmOwnEmailChange,
  readOwnEmailChange,
  stopOwnEmailChange,
} from '@portal/contract/people/users/email-changes'
import { auditOf } from '../../../platform/audit.ts'
import { DONE, handle, handleAfter } from '../../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../../platform/http/refusal.ts'
import { provePassword } from '../../access/passwords/confirmed.ts'
import { sendNewCode } from '../../access/sign-up/code-mail.ts'
import { presentEmailChange } from '../present.ts'
import { findUser, lockUser } from '../store.ts'
import { moveTo } from './move.ts'
import { endChange } from './settle.ts'
import { removeChange } from './store.ts'

/** Routes for a change of one's own address that another person requested. */
export const ownEmailChangeRoutes = [
  handle(readOwnEmailChange, async (_input, { db, user }) => ({
    data: { change: presentEmailChange(orNotFound(await findUser(db, user.id))) },
  })),

  // Needs the password, because an open session alone must not give the account away.
  handleAfter(
    confirmOwnEmailChange,
    ({ current_password }, request) => provePassword(request, current_password),
    async (_input, context) => {
      const { db, user, token } = context
      const change = await removeChange(db, user.id)
      if (!change) throw refuse('email_change_over')
      const row = orNotFound(await lockUser(db, user.id))
      await moveTo(context, row, change, token)
      if (!change.confirmed_at) await sendNewCode(context, { ...row, email: change.email }, 'verify')
      await auditOf('users')(context, 'change_email', user.id)
      return DONE
    },
  ),

  handle(stopOwnEmailChange, async (_input, context) => {
    const { db, user } = context
    const change = await removeChange(db, user.id)
    if (!change) throw refuse('email_change_over')
    await endChange(context, change, await findUser(db, user.id), 'stop_email_change')
    return DONE
  }),
]
