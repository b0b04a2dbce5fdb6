import type { Decision, Enrollment, EnrollmentState } from '@portal/contract/enrollments'
import type { ErrorCode } from '@portal/contract/errors'
import { can, type Holder } from '@portal/contract/needs'
import { stepOf } from '@portal/contract/transitions'

/** The part of a training that enrollment depends on. */
export interface Bounds {
  readonly end_date: string
  readonly enroll_from: string | null
  readonly enroll_until: string | null
}

/** Whether people can ask for a place on this day. */
export const isOpen = ({ enroll_from, enroll_until, end_date }: Bounds, today: string): boolean =>
  enroll_from !== null && enroll_until !== null && enroll_from <= today && today <= enroll_until && today <= end_date

/** Whether a person may take back their own request, or give up their place: as long as the training is not over. */
export const mayWithdraw = (state: EnrollmentState, { end_date }: Bounds, today: string): boolean =>
  stepOf('enrollment', state, 'withdraw') !== undefined && today <= end_date

/** The state that a decision leads to, or undefined where the table of transitions has no such step. */
export const stateAfter = (state: EnrollmentState, decision: Decision): EnrollmentState | undefined =>
  stepOf('enrollment', state, decision)?.to

/** What a person may decide about a request of a training that they see. */
export const rightsOn = (user: Holder, state: EnrollmentState): Enrollment['can'] => {
  const may = (decision: Decision) =>
    can(user, ['sub_activities', 'enrollments']) && stateAfter(state, decision) !== undefined
  return { approve: may('approve'), waitlist: may('waitlist'), reject: may('reject') }
}

interface Asking {
  readonly id: string
  readonly state: EnrollmentState
  /** Whether the account of the person is. */
  readonly active: boolean
}

/** What became of one of several requests. */
interface Outcome {
  readonly id: string
  readonly state: EnrollmentState
  /** Why nothing was changed; null where the decision was carried out. */
  readonly refused: (ErrorCode & ('training_full' | 'transition_refused' | 'account_inactive')) | null
}

/**
 * What becomes of several requests, each on its own and the first ones first: `free` places are given, and not one
 * more.
 */
export const outcomesOf = (requests: readonly Asking[], decision: Decision, free: number): Outcome[] => {
  let left = free
  return requests.map(({ id, state, active }) => {
    const next = stateAfter(state, decision)
    const refuse = (refused: Outcome['refused']) => ({ id, state, refused })
    if (next === undefined) return refuse('transition_refused')
    if (decision === 'approve') {
      if (!active) return refuse('account_inactive')
      if (left <= 0) return refuse('training_full')
      left -= 1
    }
    return { id, state: next, refused: null }
  })
}
