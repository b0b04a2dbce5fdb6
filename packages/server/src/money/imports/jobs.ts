import type { Job } from '../../platform/jobs/jobs.ts'
import { removeOld } from './store.ts'

const EVERY_MS = 60 * 60 * 1000

/** Deletes abandoned uploads every hour. */
export const importJobs: readonly Job[] = [
  {
    name: 'imports_forgetting',
    next: now => new Date(now.getTime() + EVERY_MS),
    run: ({ database }) => removeOld(database.orm),
  },
]
