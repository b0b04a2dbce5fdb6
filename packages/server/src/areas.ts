import { accessRoutes } from './access/routes.ts'
import { complaintJobs } from './complaints/jobs.ts'
import { complaintRoutes } from './complaints/routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { embedJobs } from './embed/jobs.ts'
import { cleaningJobs } from './installation/cleaning.ts'
import { installationRoutes } from './installation/routes.ts'
import { partnerRoutes } from './partners/routes.ts'
import type { Bound } from './platform/http/handle.ts'
import type { Job } from './platform/jobs/jobs.ts'
import { vitalJobs } from './vitals/jobs.ts'
import { vitalRoutes } from './vitals/routes.ts'

/** Every endpoint that the server carries out. */
export const routes: readonly Bound[] = [
  ...accessRoutes,
  ...complaintRoutes,
  ...emailRoutes,
  ...installationRoutes,
  ...partnerRoutes,
  ...vitalRoutes,
]

/** Every job that repeats. */
export const jobs: readonly Job[] = [...cleaningJobs, ...complaintJobs, ...embedJobs, ...vitalJobs]
