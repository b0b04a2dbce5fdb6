import type { Services } from '../../../platform/http/context.ts'
import { inTransaction, type Job } from '../../../platform/jobs/jobs.ts'
import { settle } from './settle.ts'
import { lockSettled } from './store.ts'

const MINUTE_MS = 60_000

// One transaction per change, so that none locks many people.
const settleOne = (services: Services): Promise<boolean> =>
  inTransaction(services, async context => {
    const change = await lockSettled(context.db, services.now())
    if (change) await settle(context, change)
    return change !== undefined
  })

/** Applies changes that are due, and drops those that nobody confirmed in time. */
export const settleEmailChanges = async (services: Services): Promise<void> => {
  while (await settleOne(services));
}

export const emailChangeJobs: readonly Job[] = [
  { name: 'email_changes', next: now => new Date(now.getTime() + MINUTE_MS), run: settleEmailChanges },
]
