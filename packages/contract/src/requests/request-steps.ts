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
    /** Needed to sign, and stored with the signature. */
    appearance: z.optional(appearanceDraft),
    current_password: z.optional(currentPassword()),
    /** Whose role it is, where that is not the person's own. */
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

/** What has to be read again after any change of a request. */
export const requestTouches = (kind: RequestKind) =>
  [`/${kind}`, `/${kind}/:id`, '/commitments', '/signatures', '/projects/:id/budget'] as const

/** A step that asks for a reason. */
export const requestStep = (kind: RequestKind, name: string, summary: string) =>
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

/** Signing, and the steps in the life of a request of one kind. */
export const requestSteps = (kind: RequestKind) => {
  const touches = requestTouches(kind)
  const step = (name: string, summary: string) => requestStep(kind, name, summary)
  return {
    /**
     * POST /:kind/:id/signatures: signs or rejects one revision, in the person's own right or for somebody who has
     * delegated to them. A revision that is no longer the current one is answered with `changed_meanwhile`, and a
     * signature over an amount that the operator sets, without the password, with `password_needed`.
     */
    sign: endpoint({
      method: 'POST',
      path: `/${kind}/:id/signatures`,
      summary: 'Sign or reject a request',
      needs: 'staff_area',
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

    /** POST /:kind/:id/hold: by the location's officers. */
    hold: step('hold', 'Put a request on hold'),

    /** POST /:kind/:id/resume */
    resume: step('resume', 'Go on with a request'),

    /**
     * POST /:kind/:id/cancel: by the requester or procurement. What has been bought is cancelled by two people, one of
     * procurement and one of accounting; the first call asks for it, and the second one carries it out.
     */
    cancel: step('cancel', 'Cancel a request'),

    /** POST /:kind/:id/buy: by procurement, once all five have signed; an employment request is filled by it. */
    buy: endpoint({
      ...step('buy', 'Say that a request was bought, or its posts filled'),
      input: z.object({ id: id(), version: version() }),
    }),

    /**
     * POST /:kind/:id/complete: no more invoices are expected of a delivered purchase or of filled posts, by those who
     * post expenses. Releases what is still committed (decision 56).
     */
    complete: step('complete', 'Complete a request'),

    /** POST /:kind/:id/reopen: takes invoices again; commits what is open, as far as the budget lines have it. */
    reopen: endpoint({
      ...step('reopen', 'Reopen a completed request'),
      errors: [
        'invalid',
        'not_found',
        'changed_meanwhile',
        'privilege_missing',
        'transition_refused',
        'request_altered',
      ],
    }),
  }
}
