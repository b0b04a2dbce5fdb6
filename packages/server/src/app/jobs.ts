import { complaintJobs } from '../complaints/jobs.ts'
import { fileJobs } from '../files/jobs.ts'
import { noticeJobs } from '../messages/notices/jobs.ts'
import { exchangeRateJobs } from '../money/exchange-rates/jobs.ts'
import { writeUsesOfWidgets } from '../partners/counts/store.ts'
import { embedJobs } from '../partners/embed/jobs.ts'
import { writeUses } from '../people/sessions/last-seen.ts'
import { emailChangeJobs } from '../people/users/email-changes/jobs.ts'
import type { BatchWriter } from '../platform/batches.ts'
import { writeRefusals } from '../platform/http/errors/refusal-log.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { requestJobs } from '../requests/requests/steps/jobs.ts'
import { cleaningJobs, importJobs, vitalJobs } from '../workspace/installation/cleaning.ts'

/** Figures that each process collects in memory and writes in batches. */
export const batches: readonly BatchWriter[] = [writeUses, writeRefusals, writeUsesOfWidgets]

export const jobs: readonly Job[] = [
  ...cleaningJobs,
  ...complaintJobs,
  ...emailChangeJobs,
  ...embedJobs,
  ...exchangeRateJobs,
  ...fileJobs,
  ...importJobs,
  ...noticeJobs,
  ...requestJobs,
  ...vitalJobs,
]
