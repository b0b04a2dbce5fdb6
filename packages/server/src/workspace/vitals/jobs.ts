import { dailyAt, type Job } from '../../platform/jobs/jobs.ts'
import { deleteOld } from './store.ts'

export const vitalJobs: readonly Job[] = [
  { name: 'vitals_cleaning', next: dailyAt(2), run: ({ database }) => deleteOld(database.orm) },
]
