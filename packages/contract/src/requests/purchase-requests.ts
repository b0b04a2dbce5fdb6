import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, integer, optionalText, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { quantity, requestItemDraft } from './request-items.ts'
import { requestRecord } from './request-records.ts'
import { requestTouches, stepOfOthers } from './request-steps.ts'
import { requestDraft, requestEndpoints } from './requests.ts'

const draft = z.extend(requestDraft, {
  items: z
    .array(requestItemDraft, { error: 'wrong_type' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.request_items, { error: 'too_long' })),
})

/**
 * Records a full or partial delivery. Allowed for the requester and the location's operations officer, but never for
 * people who signed for procurement, even by delegation. The last delivery sets the state to `delivered`.
 */
const receive = endpoint({
  method: 'POST',
  path: '/purchase_requests/:id/receipts',
  summary: 'Receive items of a purchase',
  needs: 'staff_area',
  input: z.object({
    id: id(),
    version: version(),
    /** Zero-based positions of the items. */
    items: z
      .array(z.object({ position: integer(limits.request_items), quantity }), { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.request_items, { error: 'too_long' })),
    note: optionalText(),
  }),
  output: one(requestRecord),
  touches: requestTouches('purchase_requests'),
  seenBy: 'staff_area',
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused', 'request_altered'],
})

/** Releases the commitment of what won't be delivered. Requires a delivery; ends as `delivered`. */
const shortClose = stepOfOthers('purchase_requests', 'short_close', 'Close a purchase of which a part is not delivered')

export const purchaseRequests = { ...requestEndpoints('purchase_requests', draft), receive, short_close: shortClose }
