import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from '@portal/contract/people/access/second-factors'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle, handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { requireConfirmed } from '../access/passwords/confirmed.ts'
import { ISSUER } from '../accounts/rules.ts'
import { afterAdding, afterRemoving, beginChange, noteChange, refuseLastFactor } from './changes.ts'
import { algorithms, proveNewPasskey, rpIdOf, storeChallenge } from './passkeys.ts'
import { presentPasskey } from './present.ts'
import { passkeys } from './schema.ts'
import { passkeysOf } from './store.ts'

const audit = auditOf('users')

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.user_id, userId))

/** Routes for one's own passkeys. */
export const passkeyRoutes = [
  handle(passkeyOptions, async (_input, context) => {
    const { db, user, services } = context
    await requireConfirmed(context)
    const rows = await passkeysOf(db, user.id)
    if (rows.length >= limits.passkeys) throw refuse('transition_refused')
    const data = await generateRegistrationOptions({
      rpName: ISSUER,
      rpID: rpIdOf(services.settings),
      userID: Uint8Array.from(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.language === 'ar' ? user.full_name_ar : user.full_name_en,
      excludeCredentials: rows.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
      timeout: limits.challenge_seconds * 1000,
    })
    await storeChallenge(db, data.challenge, 'add', user.id, services.now())
    return { data }
  }),

  handleAfter(
    addPasskey,
    ({ response }, { services, user }) => proveNewPasskey(services, user.id, response),
    async ({ name, response }, context, credential) => {
      const { db, user, services } = context
      const before = await beginChange(context)
      const [row] = await db
        .insert(passkeys)
        .values({
          id: randomUUID(),
          user_id: user.id,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: response.response.transports ?? [],
          name,
          created_at: services.now(),
        })
        .onConflictDoNothing({ target: passkeys.credential_id })
        .returning()
      if (!row) throw refuse('already_used')
      const recovery_codes = await afterAdding(context, before)
      await noteChange(context, 'passkey_added')
      return { data: { passkey: presentPasskey(row), recovery_codes } }
    },
  ),

  handle(renamePasskey, async ({ id, name }, context) => {
    const { db, user } = context
    const [row] = await db.update(passkeys).set({ name }).where(isOwn(user.id, id)).returning()
    if (!row) throw refuse('not_found')
    await audit(context, 'passkey_renamed', user.id)
    return { data: presentPasskey(row) }
  }),

  handle(removePasskey, async ({ id }, context) => {
    const { db, user } = context
    const before = await beginChange(context)
    const removed = await db.delete(passkeys).where(isOwn(user.id, id)).returning({ id: passkeys.id })
    if (removed.length === 0) throw refuse('not_found')
    refuseLastFactor(context, before)
    await afterRemoving(context)
    await noteChange(context, 'passkey_removed')
    return DONE
  }),
]
