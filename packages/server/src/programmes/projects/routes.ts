import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'
import { removalRoutes } from './removal.ts'

export const projectRoutes = [...readRoutes, ...changeRoutes, ...removalRoutes]
