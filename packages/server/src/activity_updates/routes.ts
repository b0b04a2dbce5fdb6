import { reportRoutes } from './report.ts'
import { stepRoutes } from './steps.ts'

/** All calls about how activities stand. */
export const activityUpdateRoutes = [...reportRoutes, ...stepRoutes]
