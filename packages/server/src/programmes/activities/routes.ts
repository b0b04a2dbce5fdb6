import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'

/** All calls of the activities area. */
export const activityRoutes = [...readRoutes, ...changeRoutes]
