import { actionRoutes } from './actions.ts'
import { changeRoutes } from './change.ts'
import { deletionRoutes } from './deletion.ts'
import { emailChangeRoutes } from './email-changes/routes.ts'
import { invitationLinkRoutes } from './invitation-link.ts'
import { readRoutes } from './read.ts'
import { sessionRoutes } from './sessions.ts'

export const userRoutes = [
  ...readRoutes,
  ...changeRoutes,
  ...deletionRoutes,
  ...actionRoutes,
  ...invitationLinkRoutes,
  ...sessionRoutes,
  ...emailChangeRoutes,
]
