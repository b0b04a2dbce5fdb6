import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'
import { removalRoutes } from './removal.ts'

/** All calls of the projects area. */
export const projectRoutes = [...readRoutes, ...changeRoutes, ...removalRoutes]
