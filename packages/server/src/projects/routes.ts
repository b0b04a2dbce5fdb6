import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'

/** All calls of the projects area. */
export const projectRoutes = [...readRoutes, ...changeRoutes]
