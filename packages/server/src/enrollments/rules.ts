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

/** Why a decision about one of several is not carried out; null where it is. `free` is the number of places left. */
export const refusalOf = (
  { state, active }: { readonly state: EnrollmentState; readonly active: boolean },
  decision: Decision,
  free: number,
): (ErrorCode & ('training_full' | 'transition_refused' | 'account_inactive')) | null => {
  if (stateAfter(state, decision) === undefined) return 'transition_refused'
  if (decision !== 'approve') return null
  if (!active) return 'account_inactive'
  return free > 0 ? null : 'training_full'
}
