import { decisionRoutes } from './decide.ts'
import { leaveRoutes } from './leave.ts'
import { ownRoutes } from './own.ts'

export const enrollmentRoutes = [...ownRoutes, ...decisionRoutes, ...leaveRoutes]
