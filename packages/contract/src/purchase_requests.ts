import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { requestItemDraft } from './request_items.ts'
import { requestDraft, requestEndpoints } from './requests.ts'

const draft = z.extend(requestDraft, {
  items: z
    .array(requestItemDraft, { error: 'wrong_type' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.request_items, { error: 'too_long' })),
})

/** The endpoints of purchase requests. */
export const purchaseRequests = requestEndpoints('purchase_requests', draft)
