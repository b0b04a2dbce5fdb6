import { endUserSession, listUserSessions } from '@portal/contract/people/users/user-actions'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { endSessionOf, openSessionsOf } from '../sessions/session-list.ts'
import { actionRoutes } from './actions.ts'
import { userChangeRoutes } from './change.ts'
import { userDeletionRoutes } from './deletion.ts'
import { emailChangeRoutes } from './email-changes/routes.ts'
import { invitationLinkRoutes } from './invitation-link.ts'
import { targetOf } from './present.ts'
import { userReadRoutes } from './read.ts'
import { maySeeSessions, refusesActing } from './rules.ts'
import { findUser } from './store.ts'

const sessionRoutes = [
  handle(listUserSessions, async ({ id }, { db, user, token }) => {
    if (!maySeeSessions(user, targetOf(orNotFound(await findUser(db, id))))) throw refuse('privilege_missing')
    return { data: await openSessionsOf(db, id, token) }
  }),

  handle(endUserSession, async ({ id, session_id }, context) => {
    const { db, user } = context
    const refused = refusesActing(user, targetOf(orNotFound(await findUser(db, id))))
    if (refused) throw refuse(refused)
    if (!(await endSessionOf(db, id, session_id))) throw refuse('not_found')
    await auditOf('users')(context, 'end_session', id)
    return DONE
  }),
]

export const userRoutes = [
  ...userReadRoutes,
  ...userChangeRoutes,
  ...userDeletionRoutes,
  ...actionRoutes,
  ...invitationLinkRoutes,
  ...sessionRoutes,
  ...emailChangeRoutes,
]
