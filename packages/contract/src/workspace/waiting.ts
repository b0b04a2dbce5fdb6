import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import type { Need } from '../core/rights/needs.ts'

/** Who does what waits in activities that they see: a report is due. */
export const updateDueNeed = ['activities', 'updates'] as const satisfies Need

/** Who does what waits in projects that they see: months ask for an explanation. */
export const explanationNeed = ['budget', 'edit_expense'] as const satisfies Need

/** Who does what waits in trainings that they teach. */
export const taughtTaskNeed = ['instructors', 'instructor_pages'] as const satisfies Need

/** What can wait for a person, the most pressing first; each is counted in the rows of one list. */
export const waitingKinds = [
  'signatures',
  'enrollments',
  'complaints',
  'updates',
  'explanations',
  'attendance',
  'answers',
  'taught_attendance',
  'taught_answers',
  'deletions',
] as const

/** What waits for a person. */
export type WaitingKind = (typeof waitingKinds)[number]

/** How many rows of a list wait for a person; `is_exact` as the list's own total. */
export const waitingCount = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  is_exact: z.boolean(),
  /** For how many days the oldest of them has waited. */
  oldest_days: z.int(),
})

/** How many rows of a list wait for a person. */
export type WaitingCount = z.infer<typeof waitingCount>

/** GET /waiting: what waits for the person, in the order of `waitingKinds`; what does not is left out. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/waiting',
  summary: 'What waits for the person',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.array(waitingCount)),
})
