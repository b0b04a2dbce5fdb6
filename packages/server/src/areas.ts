import { accessRoutes } from './access/routes.ts'
import type { Bound } from './platform/http/handle.ts'
import type { Job } from './platform/jobs/jobs.ts'

/** Every endpoint that the server carries out. */
export const routes: readonly Bound[] = [...accessRoutes]

/** Every job that repeats. */
export const jobs: readonly Job[] = []
