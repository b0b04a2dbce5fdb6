import { fileRoutes } from './file.ts'
import { handleRoutes } from './handle-complaint.ts'
import { readRoutes } from './read.ts'

export const complaintRoutes = [...fileRoutes, ...readRoutes, ...handleRoutes]
