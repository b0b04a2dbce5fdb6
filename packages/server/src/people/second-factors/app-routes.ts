import { limits } from '@portal/contract/core/fields/limits'
import { confirmApp, removeApp, renewRecoveryCodes, startApp } from '@portal/contract/people/access/second-factors'
import { DONE, handle, handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { codeTries, countAttempt, forgiveAttempt } from '../access/passwords/attempts.ts'
import { requireConfirmed } from '../access/passwords/confirmed.ts'
import { hasSecondFactor, ISSUER } from '../accounts/rules.ts'
import { afterAdding, afterRemoving, beginChange, noteChange, refuseLastFactor } from './changes.ts'
import { openSecret, sealSecret } from './secrets.ts'
import { confirmNewSecret, deleteApp, lockApp, makeRecoveryCodes, storeNewSecret } from './store.ts'
import { forApp, newSecret, timeStepOf } from './totp.ts'

/** Routes for one's own authenticator app and recovery codes. */
export const appRoutes = [
  handle(startApp, async (_input, context) => {
    const { db, user, services } = context
    await requireConfirmed(context)
    const secret = newSecret()
    await storeNewSecret(db, user.id, sealSecret(services.secretKey, user.id, secret), services.now())
    return { data: forApp(secret, ISSUER, user.email) }
  }),

  handleAfter(
    confirmApp,
    async (_input, { services, user, address }) => {
      const tries = codeTries('set-up', address, user.id)
      await countAttempt(services, tries)
      return tries
    },
    async ({ code }, context, tries) => {
      const { db, user, services, afterCommit } = context
      const before = await beginChange(context)
      const now = services.now()
      const { new_secret: sealed, new_secret_at: at } = (await lockApp(db, user.id)) ?? {}
      if (!sealed || !at || now.getTime() - at.getTime() > limits.set_up_seconds * 1000) throw refuse('set_up_expired')
      const secret = openSecret(services.secretKey, user.id, sealed)
      if (!secret) throw refuse('set_up_expired')
      const step = timeStepOf(secret, code, now)
      if (step === null) throw refuse('factor_code_wrong')
      await confirmNewSecret(db, user.id, sealed, step, now)
      const recovery_codes = await afterAdding(context, before)
      await noteChange(context, 'authenticator_app_added')
      afterCommit(() => forgiveAttempt(services, tries))
      return { data: { recovery_codes } }
    },
  ),

  handle(removeApp, async (_input, context) => {
    const before = await beginChange(context)
    if (!before.app) throw refuse('not_found')
    refuseLastFactor(context, before)
    await deleteApp(context.db, context.user.id)
    await afterRemoving(context)
    await noteChange(context, 'authenticator_app_removed')
    return DONE
  }),

  handle(renewRecoveryCodes, async (_input, context) => {
    const { db, user, services } = context
    const factors = await beginChange(context)
    if (!hasSecondFactor(factors)) throw refuse('transition_refused')
    const recovery_codes = await makeRecoveryCodes(db, services.secretKey, user.id)
    await noteChange(context, 'recovery_codes_made')
    return { data: { recovery_codes } }
  }),
]
