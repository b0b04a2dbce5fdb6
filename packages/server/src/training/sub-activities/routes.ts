import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'

/** All calls of the sub-activities area. */
export const subActivityRoutes = [...readRoutes, ...changeRoutes]
