import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'

export const activityRoutes = [...readRoutes, ...changeRoutes]
