import type { Activity } from '@portal/contract/activities'
import { isDelayed, type Planned } from '@portal/contract/delays'
import type { FieldCode } from '@portal/contract/errors'
import { type Step, stateAfter } from '../activities/rules.ts'

/** What a report or a step says; an empty date is one that was not given. */
export interface Stated {
  readonly report_date?: string
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
  readonly delay_justification?: string | undefined
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
 * What is wrong with what is stated on a day (YYYY-MM-DD): nothing has happened in the future, an end has a start and
 * is not before it, and a delay is justified (decision 2).
 */
export const problemsOf = (planned: Planned, stated: Stated, today: string): FieldProblem[] => {
  const { actual_start: start, actual_end: end } = datesAfter(planned, stated)
  const future = (['report_date', 'actual_start', 'actual_end'] as const)
    .filter(path => (stated[path] ?? '') > today)
    .map(path => ({ path, code: 'date_future' as const }))
  const problems: FieldProblem[] = [...future]
  if (end && !start) problems.push({ path: 'actual_start', code: 'field_required' })
  if (start && end && end < start) {
    problems.push({ path: stated.actual_end ? 'actual_end' : 'actual_start', code: 'date_before_start' })
  }
  const isUnjustified = isEmpty(stated.delay_justification) && isDelayed(datesAfter(planned, stated), today)
  if (isUnjustified) problems.push({ path: 'delay_justification', code: 'field_empty' })
  return problems
}

/** The completions next to a report, in per cent; without a newer report nothing falls after it. */
export interface Neighbours {
  readonly before: number
  readonly after?: number | undefined
}

/** What is wrong with a completion that falls below the one before it, or makes the next one a fall (decision 2). */
export const completionProblems = (
  { before, after = 100 }: Neighbours,
  { completion, reason }: { completion: number; reason?: string | undefined },
): FieldProblem[] =>
  (completion < before || after < completion) && isEmpty(reason) ? [{ path: 'reason', code: 'reason_required' }] : []

/** The figures that a report carries to its activity. */
export interface Figures extends Stated {
  readonly actual_cost_minor: number
  readonly actual_beneficiaries: number
  readonly completion: number
}

/** What a report or a step changes of its activity. */
export interface Change {
  readonly actual_start?: string | undefined
  readonly actual_end?: string | null | undefined
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
  readonly completion?: number
}

/** What a report changes of its activity: nothing where a newer one stands already. */
export const changeOfReport = (report: Figures, isNewest: boolean): Change => {
  if (!isNewest) return {}
  const { actual_start, actual_end, actual_cost_minor, actual_beneficiaries, completion } = report
  return {
    ...(actual_start && { actual_start }),
    ...(actual_end && { actual_end }),
    ...{ actual_cost_minor, actual_beneficiaries, completion },
  }
}

/** What a step states beside its reason. */
export interface StepFacts extends Stated {
  readonly actual_cost_minor?: number
  readonly actual_beneficiaries?: number
}

/**
 * What a step changes of an activity, or undefined where the table of transitions has no such step. A completed
 * activity is done to 100 %; a reopened one has not ended.
 */
export const changeOfStep = (
  state: Activity['state'],
  step: Step,
  facts: StepFacts,
): (Change & Pick<Activity, 'state'>) | undefined => {
  const next = stateAfter(state, step)
  if (!next) return undefined
  const { actual_start, actual_end, actual_cost_minor = 0, actual_beneficiaries = 0 } = facts
  if (step === 'start') return { state: next, actual_start }
  if (step === 'complete') return { state: next, actual_end, actual_cost_minor, actual_beneficiaries, completion: 100 }
  return step === 'reopen' ? { state: next, actual_end: null } : { state: next }
}
