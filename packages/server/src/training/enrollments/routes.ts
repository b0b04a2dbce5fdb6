import { decisionRoutes } from './decide.ts'
import { leaveRoutes } from './leave.ts'
import { ownRoutes } from './own.ts'

/** All calls about places in trainings. */
export const enrollmentRoutes = [...ownRoutes, ...decisionRoutes, ...leaveRoutes]
