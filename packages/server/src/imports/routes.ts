import { carryOutRoutes } from './carry-out.ts'
import { sendRoutes } from './send.ts'

/** All calls of the imports area. */
export const importRoutes = [...sendRoutes, ...carryOutRoutes]
