import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import type { Need } from '../core/rights/needs.ts'

export const updateDueNeed = ['activities', 'updates'] as const satisfies Need

export const explanationNeed = ['budget', 'edit_expense'] as const satisfies Need

export const taughtTaskNeed = ['instructors', 'instructor_pages'] as const satisfies Need

/** Pending tasks, most urgent first. Each is a filter of one list. */
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

export type WaitingKind = (typeof waitingKinds)[number]

/** `is_exact` is like `total_exact` of lists. */
export const waitingCount = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  is_exact: z.boolean(),
  /** Age of the oldest task in days. */
  oldest_days: z.int(),
})

export type WaitingCount = z.infer<typeof waitingCount>

const LONG_DAYS = 14

/** Whether the oldest task has waited too long. */
export const waitsLong = ({ oldest_days }: Pick<WaitingCount, 'oldest_days'>): boolean => oldest_days >= LONG_DAYS

/** Omits kinds without tasks. In the order of `waitingKinds`. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/waiting',
  summary: 'What waits for the person',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.array(waitingCount)),
})
