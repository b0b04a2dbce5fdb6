import { changePassword, editAccount, readAccount, signOutOthers } from '@portal/contract/people/access/access'
import { editPreferences } from '@portal/contract/people/own-account/preferences'
import { sendPasswordChanged } from '../../../messages/emails/messages.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { changedValues } from '../../../platform/changed-fields.ts'
import { DONE, handle, handleAfter } from '../../../platform/http/handle.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { presentAccount } from '../../accounts/present.ts'
import { blankToNull, changeUser, findById, replacePassword, savePreferences } from '../../accounts/store.ts'
import { forgetDevices } from '../../sessions/devices.ts'
import { endSessionsOf, startSession } from '../../sessions/sessions.ts'
import { provePassword } from '../passwords/confirmed.ts'
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.ts'
import { voidCodes } from '../sign-up/codes.ts'
import { signUpRoutes } from '../sign-up/sign-up.ts'
import { forgotPasswordRoutes, type LinkCheck } from './forgot-password.ts'
import { signInRoutes } from './sign-in.ts'

const ownAccountRoutes = [
  handle(readAccount, async (_input, { db, user }) => {
    const row = await findById(db, user.id)
    if (!row) throw refuse('not_found')
    return { data: presentAccount(row) }
  }),

  handle(editAccount, async ({ version, language, ...profile }, { db, user }) => {
    const change = { ...blankToNull(profile), ...(language && { language }) }
    const former = await findById(db, user.id)
    const changed = await changeUser(db, user.id, version, change)
    const present = changed ?? (await findById(db, user.id))
    if (!present) throw refuse('not_found')
    if (!changed) throw refuse('changed_meanwhile', { data: presentAccount(present) })
    const details = former && changedValues(former, change, [])
    await writeAudit(db, { userId: user.id, action: 'edit', entity: 'users', entityId: user.id, details })
    return { data: presentAccount(changed) }
  }),

  handle(editPreferences, async (chosen, { db, user }) => {
    await savePreferences(db, user.id, chosen)
    return DONE
  }),

  handle(signOutOthers, async (_input, { db, user, token }) => {
    await endSessionsOf(db, user.id, token)
    // A lost device must not keep its own rate limit.
    await forgetDevices(db, user.id)
    await writeAudit(db, { userId: user.id, action: 'sign_out_others', entity: 'users', entityId: user.id })
    return DONE
  }),

  handleAfter(
    changePassword,
    async ({ current_password, password }, request) => {
      const { user } = request
      const former = await provePassword(request, current_password)
      refuseWeakPassword(password, user.email)
      return { former, fresh: await hashPassword(password, { from: user.id, isKnown: true }) }
    },
    async (_input, context, { former, fresh }) => {
      const { db, user } = context
      if (!(await replacePassword(db, user.id, former, fresh))) throw refuseField('current_password', 'password_wrong')
      await voidCodes(db, user.id)
      await endSessionsOf(db, user.id)
      await startSession(context, user.id)
      await sendPasswordChanged(context, user)
      await writeAudit(db, { userId: user.id, action: 'change_password', entity: 'users', entityId: user.id })
      return DONE
    },
  ),
]

/** Routes of the access area. The users area provides `isLinkGranted`. */
export const accessRoutes = (isLinkGranted: LinkCheck) => [
  ...signInRoutes,
  ...signUpRoutes,
  ...forgotPasswordRoutes(isLinkGranted),
  ...ownAccountRoutes,
]
