import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, currentPassword, id, optionalLine, text, version } from './fields.ts'
import { limits } from './limits.ts'
import { one } from './lists.ts'
import { currencies, lineTotal } from './money.ts'
import { namedPerson } from './people.ts'
import { addNeeds, type RequestItemDraft, requestTouches } from './purchase_requests.ts'
import { purchaseRequestRecord } from './request_records.ts'
import { appearanceDraft, signatureRoles } from './signatures.ts'

/** What an item comes to, by the one formula for lines (decision 17). */
export const itemTotal = ({ quantity, unit_price_minor }: Pick<RequestItemDraft, 'quantity' | 'unit_price_minor'>) =>
  lineTotal({ amount: quantity, frequency: 1, price_minor: unit_price_minor, load_percentage: 100 })

/**
 * POST /purchase_requests/:id/signatures: signs or rejects one revision, in the person's own right or for somebody who
 * has delegated to them. A revision that is no longer the present one is answered with `changed_meanwhile`, and a
 * signature over an amount that the operator sets, without the password, with `password_needed`.
 */
export const signPurchaseRequest = endpoint({
  method: 'POST',
  path: '/purchase_requests/:id/signatures',
  summary: 'Sign or reject a purchase request',
  needs: 'staff_area',
  input: z
    .object({
      id: id(),
      role: choice(signatureRoles),
      decision: choice(['sign', 'reject']),
      revision: version(),
      reason: optionalLine(limits.text_length),
      /** Needed to sign, and stored with the signature. */
      appearance: z.optional(appearanceDraft),
      current_password: z.optional(currentPassword()),
      /** Whose role it is, where that is not the person's own. */
      for_id: z.optional(id()),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'sign' || Boolean(reason), {
        path: ['reason'],
        error: 'field_empty',
      }),
      z.refine(({ decision, appearance }) => decision === 'reject' || appearance !== undefined, {
        path: ['appearance'],
        error: 'field_required',
      }),
    ),
  output: one(purchaseRequestRecord),
  touches: requestTouches,
  seenBy: 'staff_area',
  errors: [
    'invalid',
    'not_found',
    'changed_meanwhile',
    'transition_refused',
    'signature_out_of_order',
    'signature_own_request',
    'signature_repeated',
    'signature_not_yours',
    'rate_missing',
    'password_needed',
    'too_many_requests',
  ],
})

const step = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/purchase_requests/:id/${name}`,
    summary,
    needs: 'staff_area',
    input: z.object({ id: id(), version: version(), reason: text() }),
    output: one(purchaseRequestRecord),
    touches: requestTouches,
    seenBy: 'staff_area',
    errors: ['not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused'],
  })

/** POST /purchase_requests/:id/hold: by the location's officers. */
export const holdPurchaseRequest = step('hold', 'Put a purchase request on hold')

/** POST /purchase_requests/:id/resume */
export const resumePurchaseRequest = step('resume', 'Go on with a purchase request')

/**
 * POST /purchase_requests/:id/cancel: by the requester or procurement. What has been bought is canceled by two people,
 * one of procurement and one of accounting; the first call asks for it, and the second one carries it out.
 */
export const cancelPurchaseRequest = step('cancel', 'Cancel a purchase request')

/** POST /purchase_requests/:id/buy: by procurement, once all five have signed. */
export const buyPurchaseRequest = endpoint({
  ...step('buy', 'Say that a purchase request was bought'),
  input: z.object({ id: id(), version: version() }),
})

/** POST /purchase_requests/:id/comments: whoever sees a request may comment on it; comments stay. */
export const commentOnPurchaseRequest = endpoint({
  method: 'POST',
  path: '/purchase_requests/:id/comments',
  summary: 'Comment on a purchase request',
  needs: 'staff_area',
  input: z.object({ id: id(), text: text() }),
  output: one(purchaseRequestRecord),
  touches: requestTouches,
  errors: ['not_found'],
})

/** A budget line that an item can be of; `surplus_minor` leaves out what the request itself holds. */
export const requestLine = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  project: z.object({ id: id(), code: z.string(), name: z.string() }),
  surplus_minor: z.int(),
})

/** A budget line that an item can be of. */
export type RequestLine = z.infer<typeof requestLine>

/** GET /purchase_requests/lines: of the projects in a currency that the person sees, with today's rate to the dollar. */
export const listRequestLines = endpoint({
  method: 'GET',
  path: '/purchase_requests/lines',
  summary: 'Budget lines to choose from',
  needs: { anyOf: Object.values(addNeeds) },
  input: z.object({
    currency: choice(currencies),
    project_id: z.optional(id()),
    /** The request that is being edited. */
    request_id: z.optional(id()),
  }),
  output: one(z.object({ usd_rate: z.nullable(z.number()), lines: z.array(requestLine) })),
})

/** GET /purchase_requests/managers: the people who can be named as direct manager. */
export const listDirectManagers = endpoint({
  method: 'GET',
  path: '/purchase_requests/managers',
  summary: 'People who can sign as direct manager',
  needs: { anyOf: Object.values(addNeeds) },
  input: z.object({}),
  output: one(z.array(namedPerson)),
})
