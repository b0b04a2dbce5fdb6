import type { Job } from '../../platform/jobs/jobs.ts'
import { forgetUses } from '../counts/store.ts'
import { forgetLiveChecks } from '../live-checks/store.ts'
import { forgetAnswers } from './pages/answers.ts'
import { forgetExpired } from './store.ts'
import { forgetKeys } from './tickets.ts'

const EVERY_MS = 15 * 60 * 1000

/** Deletes expired data of frames. */
export const embedJobs: readonly Job[] = [
  {
    name: 'embed_forgetting',
    next: now => new Date(now.getTime() + EVERY_MS),
    run: async ({ database, now }) => {
      await forgetExpired(database.orm, now())
      await forgetAnswers(database.orm, now())
      await forgetKeys(database.orm, now())
      await forgetUses(database.orm, now())
      await forgetLiveChecks(database.orm, now())
    },
  },
]
