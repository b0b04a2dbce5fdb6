import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { isStatedOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import type { Activity } from '@portal/contract/programmes/activities'
import { isPastPlan, type Planned } from '@portal/contract/programmes/delays'
import { type Step, stateAfter } from '../activities/rules.ts'

/** What a report or a step says; an empty date is one that was not given. */
export interface Stated {
  readonly report_date?: string
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
  readonly delay_justification?: string | undefined
  readonly reason?: string | undefined
}

/** What is wrong with which field. */
export interface FieldProblem {
  readonly path: string
  readonly code: FieldCode
}

const isEmpty = (text: string | undefined) => !text?.trim()

/** The activity's dates as they are with what is stated. */
const datesAfter = (planned: Planned, { actual_start, actual_end }: Stated): Planned => ({
  ...planned,
  actual_start: actual_start || planned.actual_start,
  actual_end: actual_end || planned.actual_end,
})

/**
 * What is wrong with what is stated on a day (YYYY-MM-DD): nothing has happened in the future, an end has a start, no
 * report and no end is before it, a delay is justified (decision 2), and other days outside have a reason.
 */
export const problemsOf = (
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
  // What justifies a delay says why the days are outside as well.
  const outside = outsideProblem(isStatedOutside(planned, stated), stated.reason || stated.delay_justification)
  if (outside && !isUnjustified) problems.push(outside)
  return problems
}

/** What has been reached by a day: money in minor units, completion in per cent. */
export interface Reached {
  readonly actual_cost_minor: number
  readonly actual_beneficiaries: number
  readonly completion: number
}

/** What the reports next to one say; there may be none before it or after it. */
export interface Neighbours {
  readonly before?: Reached | undefined
  readonly after?: Reached | undefined
}

const isBelow = (one: Reached, other: Reached) =>
  one.completion < other.completion ||
  one.actual_beneficiaries < other.actual_beneficiaries ||
  one.actual_cost_minor < other.actual_cost_minor

/** What is wrong with figures that fall below those before them, or make the next ones a fall (decision 2). */
export const fallProblems = (
  { before, after }: Neighbours,
  { reason, ...reached }: Reached & { readonly reason?: string | undefined },
): FieldProblem[] => {
  const isFall = (before && isBelow(reached, before)) || (after && isBelow(after, reached))
  return isFall && isEmpty(reason) ? [{ path: 'reason', code: 'reason_required' }] : []
}

/** The first problem of each field: one reason answers all that asks for it. */
export const firstOfEach = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.filter(({ path }, at) => problems.findIndex(problem => problem.path === path) === at)

/** What is wrong with a correction: it says why. */
export const correctionProblems = ({
  corrects_id,
  correction_reason,
}: {
  readonly corrects_id?: string | undefined
  readonly correction_reason?: string | undefined
}): FieldProblem[] =>
  corrects_id && isEmpty(correction_reason) ? [{ path: 'correction_reason', code: 'field_empty' }] : []

/** What has been reached by a report, alone. */
export const figuresOf = ({ actual_cost_minor, actual_beneficiaries, completion }: Reached): Reached => {
  return { actual_cost_minor, actual_beneficiaries, completion }
}

/** The figures that a report carries to its activity. */
export interface Figures extends Stated, Reached {}

/** What a report or a step changes of its activity. */
export interface Change {
  readonly actual_start?: string | undefined
  readonly actual_end?: string | null | undefined
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
  readonly completion?: number
}

/** What a report changes of its activity: nothing where there is a newer one already. */
export const changeOfReport = (report: Figures, isNewest: boolean): Change => {
  if (!isNewest) return {}
  const { actual_start, actual_end } = report
  return { ...(actual_start && { actual_start }), ...(actual_end && { actual_end }), ...figuresOf(report) }
}

/** What a step states beside its reason. */
export interface StepFacts extends Stated {
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
  /** Completion of a reopened activity before it was completed. */
  readonly completion?: number
}

/**
 * What a step changes of an activity, or undefined where the table of transitions has no such step. A completed
 * activity is done to 100 %; a reopened one has not ended, and is as far as before.
 */
export const changeOfStep = (
  state: Activity['state'],
  step: Step,
  facts: StepFacts,
): (Change & Pick<Activity, 'state'>) | undefined => {
  const next = stateAfter(state, step)
  if (!next) return undefined
  const { actual_start, actual_end, actual_cost_minor = 0, actual_beneficiaries = 0, completion = 0 } = facts
  if (step === 'start') return { state: next, actual_start }
  if (step === 'complete') return { state: next, actual_end, actual_cost_minor, actual_beneficiaries, completion: 100 }
  return step === 'reopen' ? { state: next, actual_end: null, completion } : { state: next }
}
