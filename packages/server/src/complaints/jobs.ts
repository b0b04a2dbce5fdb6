import type { Job } from '../platform/jobs/jobs.ts'
import { compactComplaints } from './private/compact.ts'
import { shufflePrivate } from './private/shuffle.ts'

const LOOK_AFTER_MS = 10 * 60 * 1000

// Both jobs check often but work once a day, after the organisation's midnight. They catch up on missed nights.
const soon = (now: Date) => new Date(now.getTime() + LOOK_AFTER_MS)

/** Nightly jobs that erase the order in which private complaints were filed. The second follows the first. */
export const complaintJobs: readonly Job[] = [
  { name: 'complaints_shuffle', next: soon, run: shufflePrivate },
  { name: 'complaints_compact', next: soon, run: compactComplaints },
]
