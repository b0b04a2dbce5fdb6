import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, moment, month, text, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { baseline, periodOfProject } from './forecasts.ts'
import { lineTotals } from './totals.ts'

const isFarFromPlan = (planMinor: number, actualMinor: number) => Math.abs(actualMinor - planMinor) * 10 > planMinor

const monthPhases = ['past', 'running', 'coming'] as const

interface MonthStatus {
  readonly phase: (typeof monthPhases)[number]
  readonly plan_minor: number
  readonly actual_minor: number
}

/**
 * Whether spending deviates from the plan by more than 10 %, or is unplanned. Uses exact amounts, not the
 * rounded percentage. In the current month only overspending counts: more may be spent until it ends.
 */
export const asksForExplanation = ({ phase, plan_minor, actual_minor }: MonthStatus): boolean =>
  isFarFromPlan(plan_minor, actual_minor) && (phase === 'past' || (phase === 'running' && actual_minor > plan_minor))

export const comparedPlans = ['baseline', 'forecast'] as const

export const monitoredMonth = z.object({
  month: z.string(),
  phase: z.enum(monthPhases),
  plan_minor: z.int(),
  actual_minor: z.int(),
  variance_minor: z.int(),
  /** Percentage of the plan with one decimal. Null if nothing was planned. */
  variance_percent: z.nullable(z.number()),
  cumulative_plan_minor: z.int(),
  cumulative_actual_minor: z.int(),
  needs_explanation: z.boolean(),
  /** Nothing can change in a closed month until it is reopened. */
  is_closed: z.boolean(),
  explanation: z.nullable(z.object({ text: z.string(), by: z.nullable(namedPerson), at: moment() })),
  /**
   * The plan of a month that can't be closed yet, because its variance needs an explanation. Always from
   * the baseline if there is one. Null if nothing prevents closing, and in closed months.
   */
  unexplained: z.nullable(z.object({ plan_minor: z.int() })),
  /** Version of the explanation. 1 without one. */
  version: version(),
})

export type MonitoredMonth = z.infer<typeof monitoredMonth>

/**
 * How far cumulative spending is ahead of the plan in the last month that has begun, in whole per cent of the plan.
 * Negative if it is behind, and 0 if nothing was planned.
 */
export const spendingLead = (
  months: readonly Pick<MonitoredMonth, 'phase' | 'cumulative_plan_minor' | 'cumulative_actual_minor'>[],
): number => {
  const begun = months.findLast(({ phase }) => phase !== 'coming')
  if (!begun || begun.cumulative_plan_minor <= 0) return 0
  const { cumulative_plan_minor: planned, cumulative_actual_minor: actual } = begun
  return Math.round(((actual - planned) / planned) * 100)
}

export const monthly = z.object({
  project: periodOfProject,
  this_month: z.string(),
  compared: z.enum(comparedPlans),
  baseline: z.nullable(baseline),
  months: z.array(monitoredMonth),
  totals: lineTotals,
  /** Spent share of the total of all lines. Null without lines. */
  burn_percent: z.nullable(z.number()),
  time_percent: z.number(),
  planned_beneficiaries: z.int(),
  actual_beneficiaries: z.int(),
  /** Actual share of planned beneficiaries across activities. Null if none are planned. */
  beneficiaries_percent: z.nullable(z.number()),
  can: z.object({ explain: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
})

export type Monthly = z.infer<typeof monthly>

/** `compared` defaults to the baseline if there is one. */
export const readMonthly = endpoint({
  method: 'GET',
  path: '/projects/:id/monthly',
  summary: 'Plan and actual of a project by month',
  needs: ['budget', 'view'],
  input: z.object({ id: id(), compared: z.optional(choice(comparedPlans)) }),
  output: one(monthly),
  errors: ['not_found'],
})

/** Explains a current or past month. `version` is that month's. */
export const explainMonth = endpoint({
  method: 'PATCH',
  path: '/projects/:id/monthly',
  summary: 'Explain the variance of a month',
  needs: ['budget', 'edit_expense'],
  input: z.object({ id: id(), version: version(), month: month(), explanation: text(limits.text_length) }),
  output: one(monitoredMonth),
  touches: ['/projects/:id/monthly'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

const closing = ['/projects/:id/monthly', '/history'] as const

/**
 * Closes a current or past month. Its expenses can't be posted, imported, changed, re-rated, deleted, or restored, and
 * its plan can't change. Such changes fail with `month_closed`, or `months_closed` if they would cascade to it. The
 * project's history records the reason.
 *
 * Fails with `explanation_missing`, which names the month, if its variance is unexplained. `explanation` stores one in
 * the same step. Fails with `changed_meanwhile` if the month got another explanation meanwhile.
 */
export const closeMonth = endpoint({
  method: 'POST',
  path: '/projects/:id/closed_months',
  summary: 'Close a month',
  needs: ['budget', 'edit_expense'],
  input: z.object({
    id: id(),
    month: month(),
    reason: text(limits.text_length),
    explanation: z.optional(text(limits.text_length)),
  }),
  output: one(monitoredMonth),
  touches: closing,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'explanation_missing'],
})

/** Only for `project_director` and `sysadmin`. The project's history records the reason. */
export const reopenMonth = endpoint({
  method: 'POST',
  path: '/projects/:id/reopened_months',
  summary: 'Reopen a month',
  needs: 'director',
  input: z.object({ id: id(), month: month(), reason: text(limits.text_length) }),
  output: one(monitoredMonth),
  touches: closing,
  errors: ['invalid', 'not_found'],
})
