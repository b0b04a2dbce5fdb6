import { can } from '@portal/contract/core/rights/needs'
import { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import { invitationAddress } from '../../messages/emails/code-messages.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { issueCode, linkMakerOf } from '../access/sign-up/codes.ts'
import { targetOf } from './present.ts'
import { refusesLink } from './rules.ts'
import { findUser, lockUser } from './store.ts'

/** Invitation links to pass on by hand, for example without a mail server. The history records who made each. */
export const invitationLinkRoutes = [
  handle(makeInvitationLink, async ({ id }, context) => {
    const { db, user, services } = context
    const row = orNotFound(await lockUser(db, id))
    const refused = refusesLink(user, targetOf(row))
    if (refused) throw refuse(refused)
    const issued = await issueCode(db, id, 'invite_link', services.now(), { restSeconds: 0, madeBy: user.id })
    if (issued === null) throw refuse('too_many_requests', { retryAfter: 1 })
    await auditOf('users')(context, 'copy_invitation', id)
    const link = invitationAddress(services.settings, row.email, issued.code)
    return { data: { link, expires_at: issued.expiresAt.toISOString() } }
  }),
]

/** Whether the maker of an invitation link may still have it. An older link must not grant rights given since. */
export const isLinkStillGranted = async (db: Orm, ownerId: string): Promise<boolean> => {
  const target = await lockUser(db, ownerId)
  const makerId = await linkMakerOf(db, ownerId)
  const maker = makerId === null ? undefined : await findUser(db, makerId)
  if (!target || !maker?.active) return false
  const actor = targetOf(maker)
  return can(actor, makeInvitationLink.needs) && refusesLink(actor, targetOf(target)) === null
}
