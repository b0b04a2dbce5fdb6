import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, moment, month, text, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { baseline, periodOfProject } from './forecasts.ts'
import { lineTotals } from './totals.ts'

const isFarFromPlan = (planMinor: number, actualMinor: number) => Math.abs(actualMinor - planMinor) * 10 > planMinor

const DAY_MS = 24 * 60 * 60 * 1000
/** Days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** How much of a period has passed, in per cent with one decimal: days until today, which counts, of all its days. */
export const timePercent = (
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  today: string,
): number => {
  const all = daysBetween(start_date, end_date) + 1
  const passed = Math.min(Math.max(daysBetween(start_date, today) + 1, 0), all)
  return Math.round((passed / all) * 1000) / 10
}

/** How the spending of a project goes with its time. */
export type Pace = 'too_fast' | 'in_time' | 'too_slow'

/** Per cent of the budget that spending may be ahead of the time elapsed, or behind it, before it is a risk. */
const paceLimits = { ahead: 10, behind: 20 } as const

/** Compares spending with the time elapsed, both in per cent; under-spending is a risk too (decision 54). */
export const paceOf = (burn_percent: number, time_percent: number): Pace => {
  const lead = burn_percent - time_percent
  if (lead > paceLimits.ahead) return 'too_fast'
  return lead < -paceLimits.behind ? 'too_slow' : 'in_time'
}

/** Whether a month is past, current or to come. */
const monthPhases = ['past', 'running', 'coming'] as const

/** Plan and actual of a month in minor units, and whether it is past, current or to come. */
interface MonthStatus {
  readonly phase: (typeof monthPhases)[number]
  readonly plan_minor: number
  readonly actual_minor: number
}

/**
 * Whether a month asks for an explanation: what was spent is more than 10 % above or below its plan, or anything where
 * nothing was planned (decision 21). Exact, not of the rounded percentage. A running month is not over: below its plan
 * it may still come to it, so that it asks only where it is above.
 */
export const asksForExplanation = ({ phase, plan_minor, actual_minor }: MonthStatus): boolean =>
  isFarFromPlan(plan_minor, actual_minor) && (phase === 'past' || (phase === 'running' && actual_minor > plan_minor))

/** The plans that spending can be compared with: the first one, which is set once, and the one as it was revised last. */
export const comparedPlans = ['baseline', 'forecast'] as const

/** A month of a project: plan against what was spent. The variance is actual - plan. */
export const monitoredMonth = z.object({
  month: z.string(),
  phase: z.enum(monthPhases),
  plan_minor: z.int(),
  actual_minor: z.int(),
  variance_minor: z.int(),
  /** Of the plan, with one decimal; null where nothing was planned. */
  variance_percent: z.nullable(z.number()),
  cumulative_plan_minor: z.int(),
  cumulative_actual_minor: z.int(),
  /** Whether the variance asks for an explanation, given or not: `asksForExplanation`. */
  needs_explanation: z.boolean(),
  /** Whether nothing is written into it until it is reopened. */
  is_closed: z.boolean(),
  explanation: z.nullable(z.object({ text: z.string(), by: z.nullable(namedPerson), at: moment() })),
  /** Of the explanation; 1 before there is one. */
  version: version(),
})

/** A month of a project. */
export type MonitoredMonth = z.infer<typeof monitoredMonth>

/** The months of a project, and how far money, time and beneficiaries are, side by side. */
export const monthly = z.object({
  project: periodOfProject,
  this_month: z.string(),
  /** The plan that the months are compared with. */
  compared: z.enum(comparedPlans),
  baseline: z.nullable(baseline),
  months: z.array(monitoredMonth),
  totals: lineTotals,
  /** Spent of the total of all lines; null where there are none. */
  burn_percent: z.nullable(z.number()),
  time_percent: z.number(),
  planned_beneficiaries: z.int(),
  actual_beneficiaries: z.int(),
  /** Actual of planned over the project's activities; null where none are planned. */
  beneficiaries_percent: z.nullable(z.number()),
  can: z.object({ explain: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
})

/** The months of a project. */
export type Monthly = z.infer<typeof monthly>

/** GET /projects/:id/monthly: compared with the baseline where one was set, or with the plan that is asked for. */
export const readMonthly = endpoint({
  method: 'GET',
  path: '/projects/:id/monthly',
  summary: 'Plan and actual of a project by month',
  needs: ['budget', 'view'],
  input: z.object({ id: id(), compared: z.optional(choice(comparedPlans)) }),
  output: one(monthly),
  errors: ['not_found'],
})

/** PATCH /projects/:id/monthly: explains a month that runs or has passed; `version` is that month's. */
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
 * POST /projects/:id/closed_months: closes a month that runs or has passed. Until it is reopened no expense of it is
 * posted, imported, changed, re-rated, deleted or restored, and its plan stays: `month_closed`, or `months_closed` where
 * other records would take its figures along. The reason is recorded in the changes of the project.
 */
export const closeMonth = endpoint({
  method: 'POST',
  path: '/projects/:id/closed_months',
  summary: 'Close a month',
  needs: ['budget', 'edit_expense'],
  input: z.object({ id: id(), month: month(), reason: text(limits.text_length) }),
  output: one(monitoredMonth),
  touches: closing,
  errors: ['invalid', 'not_found'],
})

/**
 * POST /projects/:id/reopened_months: with a reason, which is recorded in the changes of the project. Only for
 * `project_director` and `sysadmin` (decision 49).
 */
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
