import type { Job } from '../platform/jobs/jobs.ts'
import { compactComplaints } from './private/compact.ts'
import { shufflePrivate } from './private/shuffle.ts'

const LOOK_AFTER_MS = 10 * 60 * 1000

// Both look often and work once a day, when the organisation's day has changed; a night missed is made up for.
const soon = (now: Date) => new Date(now.getTime() + LOOK_AFTER_MS)

/** The nightly work that takes the order of filing away from private complaints. The second follows the first. */
export const complaintJobs: readonly Job[] = [
  { name: 'complaints_shuffle', next: soon, run: shufflePrivate },
  { name: 'complaints_compact', next: soon, run: compactComplaints },
]
