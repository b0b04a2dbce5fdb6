import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'

export const subActivityRoutes = [...readRoutes, ...changeRoutes]
