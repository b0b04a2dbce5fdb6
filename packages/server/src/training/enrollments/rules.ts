import type { ErrorCode } from '@portal/contract/core/api/errors'
import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { transitionOf } from '@portal/contract/core/records/transitions'
import { can } from '@portal/contract/core/rights/needs'
import {
  departureOf,
  dropoutNeed,
  type Involvement,
  leavingOf,
} from '@portal/contract/training/sub-activities/dropouts'
import type {
  Decision,
  Enrollment,
  EnrollmentState,
  OwnEnrollment,
} from '@portal/contract/training/sub-activities/enrollments'
import type { Actor } from '../../people/accounts/rules.ts'

/** The part of a training that enrolment depends on. */
export interface Bounds {
  readonly end_date: string
  readonly enroll_from: string | null
  readonly enroll_until: string | null
}

/** Whether people can request a place on this day. */
export const isEnrollmentOpen = ({ enroll_from, enroll_until, end_date }: Bounds, today: string): boolean =>
  enroll_from !== null && enroll_until !== null && enroll_from <= today && today <= enroll_until && today <= end_date

/** A person's rights on their own request or place. */
export const ownRightsOn = (
  { state, leave_asked_at }: { readonly state: EnrollmentState; readonly leave_asked_at: Date | null },
  { end_date }: Pick<Bounds, 'end_date'>,
  today: string,
  involvement: Involvement,
): OwnEnrollment['can'] => {
  const way = leavingOf(state, today > end_date, involvement)
  const hasAsked = leave_asked_at !== null
  return { withdraw: way === 'withdraw', ask_to_leave: way === 'ask' && !hasAsked, stay: hasAsked }
}

/** Why a person's participation can't end, or null. They hold a certificate, or the training has begun for them. */
export const leavingRefusal = ({
  has_begun,
  has_certificate,
}: Involvement): 'certificate_held' | 'training_begun' | null => {
  if (has_certificate) return 'certificate_held'
  return has_begun ? 'training_begun' : null
}

/** State after a decision, or undefined if the transition table has no such step. */
export const enrollmentStateAfter = (state: EnrollmentState, decision: Decision): EnrollmentState | undefined =>
  transitionOf('enrollment', state, decision)?.to

/** A user's rights to decide a request of a training that they see. Nobody decides their own. */
export const rightsOnEnrollment = (
  user: Actor,
  { state, user_id }: { readonly state: EnrollmentState; readonly user_id: string },
  involvement: Involvement,
): Enrollment['can'] => {
  const isOthers = !isOwn(user, user_id)
  const may = (decision: Decision) =>
    isOthers && can(user, ['sub_activities', 'enrollments']) && enrollmentStateAfter(state, decision) !== undefined
  const isDropout = state === 'approved' && departureOf(involvement) === 'drop_out'
  return {
    ...{ approve: may('approve'), waitlist: may('waitlist'), reject: may('reject') },
    drop_out: isOthers && isDropout && can(user, dropoutNeed),
  }
}

interface Asking {
  readonly id: string
  readonly state: EnrollmentState
  /** Whether the person's account is active. */
  readonly active: boolean
  /** Whether the request belongs to the person who decides. */
  readonly own: boolean
}

/** Result of a decision for one of several requests. */
interface Outcome {
  readonly id: string
  readonly state: EnrollmentState
  /** Why nothing changed. Null if the decision was carried out. */
  readonly refused: (ErrorCode & ('own_subject' | 'training_full' | 'transition_refused' | 'account_inactive')) | null
}

/** Decides several requests separately, in order. Gives out at most `free` places. */
export const outcomesOf = (requests: readonly Asking[], decision: Decision, free: number): Outcome[] => {
  let left = free
  return requests.map(({ id, state, active, own }) => {
    const next = enrollmentStateAfter(state, decision)
    const refuse = (refused: Outcome['refused']) => ({ id, state, refused })
    if (own) return refuse(ownSubject)
    if (next === undefined) return refuse('transition_refused')
    if (decision === 'approve') {
      if (!active) return refuse('account_inactive')
      if (left <= 0) return refuse('training_full')
      left -= 1
    }
    return { id, state: next, refused: null }
  })
}
