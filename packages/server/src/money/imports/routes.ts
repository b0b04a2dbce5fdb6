import { applyRoutes } from './apply/apply.ts'
import { uploadRoutes } from './upload.ts'

export const importRoutes = [...uploadRoutes, ...applyRoutes]
