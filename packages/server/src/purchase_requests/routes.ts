import { changeRoutes } from './change.ts'
import { readRoutes } from './read.ts'
import { signRoutes } from './sign.ts'
import { stepRoutes } from './steps.ts'

/** All calls of the purchase requests area. */
export const purchaseRequestRoutes = [...readRoutes, ...changeRoutes, ...signRoutes, ...stepRoutes]
