import { isStatedOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import type { Activity } from '@portal/contract/programmes/activities'
import { datesAfter, isPastPlan, type Planned } from '@portal/contract/programmes/delays'
import { type ActivityProgress, fallOf } from '@portal/contract/programmes/progress-figures'
import type { FieldProblem } from '../../platform/http/refusal.ts'
import { type ActivityStep, activityStateAfter } from '../activities/rules.ts'

/** Dates and reasons of a report or step. An empty date means that none was given. */
export interface Stated {
  readonly report_date?: string
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
  readonly delay_justification?: string | undefined
  readonly reason?: string | undefined
}

const isEmpty = (text: string | undefined) => !text?.trim()

/**
 * Problems of stated dates (YYYY-MM-DD). Rejects future dates, an end without a start, and reports or ends before the
 * start. Delays need a justification, and other dates outside the plan need a reason.
 */
export const reportProblemsOf = (
  planned: Planned & { readonly project: Period },
  stated: Stated,
  today: string,
): FieldProblem[] => {
  const { actual_start: start, actual_end: end } = datesAfter(planned, stated)
  const future = (['report_date', 'actual_start', 'actual_end'] as const)
    .filter(path => (stated[path] ?? '') > today)
    .map(path => ({ path, code: 'date_future' as const }))
  const problems: FieldProblem[] = [...future]
  if (stated.report_date && start && stated.report_date < start) {
    problems.push({ path: 'report_date', code: 'before_activity_start' })
  }
  if (end && !start) problems.push({ path: 'actual_start', code: 'field_required' })
  if (start && end && end < start) {
    problems.push({ path: stated.actual_end ? 'actual_end' : 'actual_start', code: 'date_before_start' })
  }
  const isUnjustified = isEmpty(stated.delay_justification) && isPastPlan(datesAfter(planned, stated), today)
  if (isUnjustified) problems.push({ path: 'delay_justification', code: 'field_empty' })
  // The justification of a delay also explains dates outside the plan.
  const outside = outsideProblem(isStatedOutside(planned, stated), stated.reason || stated.delay_justification)
  if (outside && !isUnjustified) problems.push(outside)
  return problems
}

/** The reports before and after a new one, if any. */
export interface Neighbours {
  readonly before?: ActivityProgress | undefined
  readonly after?: ActivityProgress | undefined
}

/** Requires a reason if figures drop below the report before, or exceed the one after. */
export const fallProblems = (
  { before, after }: Neighbours,
  { reason, ...reached }: ActivityProgress & { readonly reason?: string | undefined },
): FieldProblem[] => {
  const isFall = (before && fallOf(reached, before)) || (after && fallOf(after, reached))
  return isFall && isEmpty(reason) ? [{ path: 'reason', code: 'reason_required' }] : []
}

/** The first problem of each field, because one reason can answer several. */
export const firstOfEach = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.filter(({ path }, at) => problems.findIndex(problem => problem.path === path) === at)

/** Requires a reason for a correction. */
export const correctionProblems = ({
  corrects_id,
  correction_reason,
}: {
  readonly corrects_id?: string | undefined
  readonly correction_reason?: string | undefined
}): FieldProblem[] =>
  corrects_id && isEmpty(correction_reason) ? [{ path: 'correction_reason', code: 'field_empty' }] : []

/** Picks the progress figures of a report. */
export const reportFiguresOf = ({
  actual_cost_minor,
  actual_beneficiaries,
  completion,
}: ActivityProgress): ActivityProgress => {
  return { actual_cost_minor, actual_beneficiaries, completion }
}

/** What a report changes in its activity. */
export interface Figures extends Stated, ActivityProgress {}

/** Columns of the activity that a report or step changes. */
export interface ActivityChange {
  readonly actual_start?: string | undefined
  readonly actual_end?: string | null | undefined
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
  readonly completion?: number
}

/** Changes of an activity by a report. Empty if a newer report exists. */
export const changeOfReport = (report: Figures, isNewest: boolean): ActivityChange => {
  if (!isNewest) return {}
  const { actual_start, actual_end } = report
  return { ...(actual_start && { actual_start }), ...(actual_end && { actual_end }), ...reportFiguresOf(report) }
}

/** Dates and figures of a step. */
export interface StepFacts extends Stated {
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
  /** For reopening: completion before the activity was completed. */
  readonly completion?: number
}

/**
 * Changes of an activity by a step. Undefined if the transition table has no such step. Completing sets 100 %.
 * Reopening removes the end and restores the earlier completion.
 */
export const changeOfStep = (
  state: Activity['state'],
  step: ActivityStep,
  facts: StepFacts,
): (ActivityChange & Pick<Activity, 'state'>) | undefined => {
  const next = activityStateAfter(state, step)
  if (!next) return undefined
  const { actual_start, actual_end, actual_cost_minor = 0, actual_beneficiaries = 0, completion = 0 } = facts
  if (step === 'start') return { state: next, actual_start }
  if (step === 'complete') return { state: next, actual_end, actual_cost_minor, actual_beneficiaries, completion: 100 }
  return step === 'reopen' ? { state: next, actual_end: null, completion } : { state: next }
}
