import { reportRoutes } from './report.ts'
import { stepRoutes } from './steps.ts'

/** All calls about the progress of activities. */
export const activityUpdateRoutes = [...reportRoutes, ...stepRoutes]
