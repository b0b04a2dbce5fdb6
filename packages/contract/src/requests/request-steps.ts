import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { choice, chosenId, currentPassword, id, optionalText, text, version } from '../core/fields/fields.ts'
import { type RequestKind, requestRecord } from './request-records.ts'
import { appearanceDraft, signatureRoles } from './signatures.ts'

const decision = z
  .object({
    id: id(),
    role: choice(signatureRoles),
    decision: choice(['sign', 'reject']),
    revision: version(),
    reason: optionalText(),
    /** Required to sign. Stored with the signature. */
    appearance: z.optional(appearanceDraft),
    current_password: z.optional(currentPassword()),
    /** The role's owner if the person signs by delegation. */
    for_id: z.optional(chosenId()),
  })
  .check(
    z.refine(({ decision: made, reason }) => made === 'sign' || Boolean(reason), {
      path: ['reason'],
      error: 'field_empty',
    }),
    z.refine(({ decision: made, appearance }) => made === 'reject' || appearance !== undefined, {
      path: ['appearance'],
      error: 'field_required',
    }),
  )

export const requestTouches = (kind: RequestKind) =>
  [`/${kind}`, `/${kind}/:id`, '/commitments', '/signatures', '/projects/:id/budget'] as const

const requestStep = (kind: RequestKind, name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/${kind}/:id/${name}`,
    summary,
    needs: 'staff_area',
    input: z.object({ id: id(), version: version(), reason: text() }),
    output: one(requestRecord),
    touches: requestTouches(kind),
    seenBy: 'staff_area',
    errors: ['not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused', 'request_altered'],
  })

/** Builds a step that requesters may not take on their own request. */
export const stepOfOthers = (kind: RequestKind, name: string, summary: string) => {
  const step = requestStep(kind, name, summary)
  return endpoint({ ...step, refusesOwn: 'own_subject', errors: [...(step.errors ?? []), 'own_subject'] })
}

export const requestSteps = (kind: RequestKind) => {
  const touches = requestTouches(kind)
  const step = (name: string, summary: string) => requestStep(kind, name, summary)
  return {
    /**
     * Signs or rejects a revision, in one's own role or by delegation. Fails with `changed_meanwhile` if the revision
     * isn't current. Above an amount that the operator sets, fails with `password_needed` without the password.
     */
    sign: endpoint({
      method: 'POST',
      path: `/${kind}/:id/signatures`,
      summary: 'Sign or reject a request',
      needs: 'staff_area',
      refusesOwn: 'signature_own_request',
      input: decision,
      output: one(requestRecord),
      touches,
      seenBy: 'staff_area',
      errors: [
        'invalid',
        'not_found',
        'changed_meanwhile',
        'transition_refused',
        'request_altered',
        'signature_out_of_order',
        'signature_own_request',
        'signature_repeated',
        'signature_not_yours',
        'email_change_pending',
        'rate_missing',
        'password_needed',
        'too_many_requests',
      ],
    }),

    /** By the location's officers. */
    hold: step('hold', 'Put a request on hold'),

    /** By the same officers, but never by the requester. */
    resume: stepOfOthers(kind, 'resume', 'Go on with a request'),

    /**
     * By the requester or procurement. Bought requests take two other people: procurement and accounting, in any order.
     */
    cancel: stepOfOthers(kind, 'cancel', 'Cancel a request'),

    /** By procurement, once all five have signed. For employment requests it means that the posts are filled. */
    buy: endpoint({
      ...stepOfOthers(kind, 'buy', 'Say that a request was bought, or its posts filled'),
      input: z.object({ id: id(), version: version() }),
    }),

    /** By people who post expenses, after delivery or filling, but never by the requester. Releases open commitments. */
    complete: stepOfOthers(kind, 'complete', 'Complete a request'),

    /** Accepts invoices again. Commits the open amount again, as far as the budget lines have a surplus. */
    reopen: endpoint({
      ...stepOfOthers(kind, 'reopen', 'Reopen a completed request'),
      errors: [
        'invalid',
        'not_found',
        'changed_meanwhile',
        'own_subject',
        'privilege_missing',
        'transition_refused',
        'request_altered',
      ],
    }),
  }
}
