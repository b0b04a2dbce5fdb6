import { fileRoutes } from './file.ts'
import { handleRoutes } from './handle-complaint.ts'
import { readRoutes } from './read.ts'

/** All calls of the complaints area. */
export const complaintRoutes = [...fileRoutes, ...readRoutes, ...handleRoutes]
