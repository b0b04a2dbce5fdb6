import { applyRoutes } from './apply/apply.ts'
import { uploadRoutes } from './upload.ts'

/** All calls of the imports area. */
export const importRoutes = [...uploadRoutes, ...applyRoutes]
