import { endOwnSession, listOwnSessions } from '@portal/contract/people/own-account/own-account'
import { auditOf } from '../../platform/audit.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { endSessionOf, openSessionsOf } from '../sessions/session-list.ts'
import { deletionRequestRoutes } from './deletion-request.ts'
import { ownEmailRoutes } from './email.ts'
import { ownDataRoutes } from './own-data.ts'

/** Routes for one's own account, except for the profile and password. */
export const ownAccountRoutes = [
  ...ownEmailRoutes,
  ...ownDataRoutes,
  ...deletionRequestRoutes,

  handle(listOwnSessions, async (_input, { db, user, token }) => ({ data: await openSessionsOf(db, user.id, token) })),

  handle(endOwnSession, async ({ session_id }, context) => {
    const { db, user } = context
    if (!(await endSessionOf(db, user.id, session_id))) throw refuse('not_found')
    await auditOf('users')(context, 'end_session', user.id)
    return DONE
  }),
]
