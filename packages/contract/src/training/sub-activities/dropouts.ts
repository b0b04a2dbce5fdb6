import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { id, optionalText, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { transitionOf } from '../../core/records/transitions.ts'
import type { Need } from '../../core/rights/needs.ts'
import { type EnrollmentState, ownEnrollment, ownTouches, requestEnrollment } from './enrollments.ts'

export interface Involvement {
  readonly has_begun: boolean
  readonly has_certificate: boolean
}

/** Removal before the first session or exam, a dropout afterwards. Null with a certificate. */
export const departureOf = ({ has_begun, has_certificate }: Involvement): 'remove' | 'drop_out' | null => {
  if (has_certificate) return null
  return has_begun ? 'drop_out' : 'remove'
}

/** How a trainee leaves: by withdrawing, or by asking staff to record a dropout. Null if neither is possible. */
export const leavingOf = (
  state: EnrollmentState,
  isOver: boolean,
  involvement: Involvement,
): 'withdraw' | 'ask' | null => {
  if (isOver || !transitionOf('enrollment', state, 'withdraw')) return null
  if (state !== 'approved') return 'withdraw'
  const departure = departureOf(involvement)
  return departure === 'drop_out' ? 'ask' : departure && 'withdraw'
}

export const withdrawEnrollment = endpoint({
  method: 'POST',
  path: '/own_enrollments/:id/withdraw',
  summary: 'Withdraw an own request, or give up the place',
  needs: requestEnrollment.needs,
  input: z.object({ id: id() }),
  output: one(ownEnrollment),
  touches: ownTouches,
  errors: ['not_found', 'transition_refused', 'training_begun', 'certificate_held'],
})

/** After the first session or exam, only staff can end a participation. */
export const askToLeave = endpoint({
  method: 'POST',
  path: '/own_enrollments/:id/leave_request',
  summary: 'Ask staff to record that one leaves a training',
  needs: requestEnrollment.needs,
  input: z.object({ id: id(), reason: optionalText(limits.address_length) }),
  output: one(ownEnrollment),
  touches: ownTouches,
  errors: ['invalid', 'not_found', 'transition_refused', 'certificate_held'],
})

export const stayEnrolled = endpoint({
  method: 'DELETE',
  path: '/own_enrollments/:id/leave_request',
  summary: 'Stay in a training after asking to leave it',
  needs: requestEnrollment.needs,
  input: z.object({ id: id() }),
  output: one(ownEnrollment),
  touches: ownTouches,
  errors: ['not_found', 'transition_refused'],
})

/** Staff who decide on enrolments or remove trainees, in trainings that they see. */
export const dropoutNeed = {
  anyOf: [
    ['sub_activities', 'enrollments'],
    ['sub_activities', 'delete_trainees'],
  ],
} as const satisfies Need

/** Frees the place. The results remain. */
export const recordDropout = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/trainees/:user_id/dropout',
  summary: 'Record that a trainee dropped out of a training',
  needs: dropoutNeed,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), user_id: id(), reason: text(limits.address_length) }),
  output: done,
  touches: [
    ...(['/sub_activities/:id/trainees', '/sub_activities/:id/trainees/choices'] as const),
    ...(['/sub_activities/:id/enrollments', '/sub_activities', '/sub_activities/:id'] as const),
    ...(['/sub_activities/:id/results', '/sub_activities/:id/result_summary'] as const),
  ],
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused', 'certificate_held'],
})
