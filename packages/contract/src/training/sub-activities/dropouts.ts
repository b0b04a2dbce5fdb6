import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { id, optionalText, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { stepOf } from '../../core/records/transitions.ts'
import type { Need } from '../../core/rights/needs.ts'
import { type EnrollmentState, ownEnrollment, ownTouches, requestEnrollment } from './enrollments.ts'

/** How far a trainee has come in a training, as far as leaving it depends on it. */
export interface Involvement {
  /** Whether they have had a session or started a test. */
  readonly has_begun: boolean
  /** Whether they hold a valid certificate. */
  readonly has_certificate: boolean
}

/**
 * How staff end a trainee's participation (decision 64): they remove the trainee before the first session or test, and
 * record a dropout afterwards. Null while the trainee holds a certificate.
 */
export const departureOf = ({ has_begun, has_certificate }: Involvement): 'remove' | 'drop_out' | null => {
  if (has_certificate) return null
  return has_begun ? 'drop_out' : 'remove'
}

/**
 * How a person leaves a training by themselves: they withdraw, or ask staff to record a dropout. Null where neither is
 * possible.
 */
export const leavingOf = (
  state: EnrollmentState,
  isOver: boolean,
  involvement: Involvement,
): 'withdraw' | 'ask' | null => {
  if (isOver || !stepOf('enrollment', state, 'withdraw')) return null
  if (state !== 'approved') return 'withdraw'
  const departure = departureOf(involvement)
  return departure === 'drop_out' ? 'ask' : departure && 'withdraw'
}

/** POST /own_enrollments/:id/withdraw: gives up the place, or takes the request for one back. */
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

/** POST /own_enrollments/:id/leave_request: after the first session or test only staff end a participation. */
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

/** DELETE /own_enrollments/:id/leave_request: takes it back. */
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

/** Who records dropouts of trainings that they see: whoever decides on places, or removes trainees. */
export const dropoutNeed = {
  anyOf: [
    ['sub_activities', 'enrollments'],
    ['sub_activities', 'delete_trainees'],
  ],
} as const satisfies Need

/** POST /sub_activities/:id/trainees/:user_id/dropout: frees the place; the results stay. */
export const recordDropout = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/trainees/:user_id/dropout',
  summary: 'Record that a trainee dropped out of a training',
  needs: dropoutNeed,
  input: z.object({ id: id(), user_id: id(), reason: text(limits.address_length) }),
  output: done,
  touches: [
    ...(['/sub_activities/:id/trainees', '/sub_activities/:id/trainees/choices'] as const),
    ...(['/sub_activities/:id/enrollments', '/sub_activities', '/sub_activities/:id'] as const),
    ...(['/sub_activities/:id/results', '/sub_activities/:id/result_summary'] as const),
  ],
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused', 'certificate_held'],
})
