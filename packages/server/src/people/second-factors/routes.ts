import { isOwn } from '@portal/contract/core/api/own-subject'
import { confirmPassword, readSecondFactor, resetSecondFactor } from '@portal/contract/people/access/second-factors'
import { sendSecondFactorChanged } from '../../messages/emails/messages.ts'
import { writeAudit } from '../../platform/audit.ts'
import { DONE, handle, handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { notePasswordConfirmed, provePassword, requireConfirmed } from '../access/passwords/confirmed.ts'
import { hasSecondFactor, needsSecondFactor } from '../accounts/rules.ts'
import { lockById } from '../accounts/store.ts'
import { forgetDevices } from '../sessions/devices.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { appRoutes } from './app-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { presentSecondFactor } from './present.ts'
import { appSince, deleteFactors, factorsOf, passkeysOf, recoveryCodesLeft } from './store.ts'

export const secondFactorRoutes = [
  handle(readSecondFactor, async (_input, { db, user, services }) => {
    const required = needsSecondFactor(services.settings, user)
    const recovery_codes_left = await recoveryCodesLeft(db, user.id)
    const given = { required, recovery_codes_left }
    return { data: presentSecondFactor(given, await appSince(db, user.id), await passkeysOf(db, user.id)) }
  }),

  handleAfter(
    confirmPassword,
    ({ current_password }, request) => provePassword(request, current_password),
    async (_input, context) => {
      await notePasswordConfirmed(context)
      return DONE
    },
  ),

  handle(resetSecondFactor, async ({ id }, context) => {
    const { db, user } = context
    // Nobody exempts themselves from a rule. Another system administrator must do it.
    if (isOwn(user, id)) throw refuse('own_account')
    await requireConfirmed(context)
    const row = await lockById(db, id)
    if (!row) throw refuse('not_found')
    if (!hasSecondFactor(await factorsOf(db, id))) throw refuse('transition_refused')
    await deleteFactors(db, id)
    await endSessionsOf(db, id)
    await forgetDevices(db, id)
    await writeAudit(db, { userId: user.id, action: 'second_factor_reset', entity: 'users', entityId: id })
    await sendSecondFactorChanged(context, row, 'second_factor_reset')
    return DONE
  }),

  ...appRoutes,
  ...passkeyRoutes,
  ...loginRoutes,
]
