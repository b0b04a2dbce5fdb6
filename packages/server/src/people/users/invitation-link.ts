import { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import { invitationAddress } from '../../messages/emails/code-messages.ts'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/not-found.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { issueCode } from '../sign-up/codes.ts'
import { targetOf } from './present.ts'
import { refusesLink } from './rules.ts'
import { lockUser } from './store.ts'

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
