import { reportRoutes } from './report.ts'
import { stepRoutes } from './steps.ts'

/** Routes for progress of activities. */
export const activityUpdateRoutes = [...reportRoutes, ...stepRoutes]
