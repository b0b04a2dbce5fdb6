import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, chosenId, day, id, line, minor, number, optionalLine, text, version } from './fields.ts'
import { limits } from './limits.ts'
import { listQuery, one, page } from './lists.ts'
import { currencies } from './money.ts'
import type { Need } from './needs.ts'
import {
  purchaseRequest,
  purchaseRequestRecord,
  type RequestType,
  requestStates,
  requestTypes,
} from './request_records.ts'
import { locations } from './signatures.ts'

/** The command that adds a request of each type (specification section 6). */
export const addNeeds = {
  project: ['purchase_requests', 'add'],
  multi_project: ['purchase_requests', 'add_multi_project'],
  core: ['purchase_requests', 'add_core'],
} as const satisfies Record<RequestType, Need>

/** An item as it is typed. A core request names a budget code, all others a budget line. */
export const requestItemDraft = z.object({
  name: line(),
  unit: optionalLine(limits.code_length),
  quantity: number().check(z.refine(value => value !== 0, { error: 'value_zero' })),
  unit_price_minor: minor(),
  budget_item_id: z.optional(id()),
  budget_code: optionalLine(limits.code_length),
  unit_code: optionalLine(limits.code_length),
})

/** An item as it is typed. */
export type RequestItemDraft = z.infer<typeof requestItemDraft>

const fields = z.object({
  type: choice(requestTypes),
  /** Of a request for one project. */
  project_id: z.optional(id()),
  description: text(limits.text_length),
  location: choice(locations),
  required_date: day(),
  currency: choice(currencies),
  direct_manager_id: chosenId(),
  items: z
    .array(requestItemDraft, { error: 'wrong_type' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.request_items, { error: 'too_long' })),
  /** Not part of what is signed. */
  notes: optionalLine(limits.text_length),
})

const sorts = [
  '-created_at',
  'created_at',
  'waiting_since',
  '-waiting_since',
  'required_date',
  '-required_date',
  'total_minor',
  '-total_minor',
] as const

/** GET /purchase_requests: those that the person may see, which their rows decide (decision 35). */
export const listPurchaseRequests = endpoint({
  method: 'GET',
  path: '/purchase_requests',
  summary: 'Purchase requests',
  needs: 'staff_area',
  input: z.extend(listQuery(sorts), {
    state: z.optional(z.enum(requestStates, { error: 'unknown_value' })),
    type: z.optional(z.enum(requestTypes, { error: 'unknown_value' })),
    project_id: z.optional(id()),
    /** `waiting`: for the person's signature; `signed`: by them; `own`: requested by them. */
    mine: z.optional(z.enum(['waiting', 'signed', 'own'], { error: 'unknown_value' })),
  }),
  output: page(purchaseRequest),
})

/** GET /purchase_requests/:id */
export const readPurchaseRequest = endpoint({
  method: 'GET',
  path: '/purchase_requests/:id',
  summary: 'One purchase request',
  needs: 'staff_area',
  input: z.object({ id: id() }),
  output: one(purchaseRequestRecord),
  errors: ['not_found'],
})

/** What is read again after any change of a request. */
export const requestTouches = ['/purchase_requests', '/purchase_requests/:id', '/projects/:id/budget'] as const

/** POST /purchase_requests: who adds it is the requester. */
export const addPurchaseRequest = endpoint({
  method: 'POST',
  path: '/purchase_requests',
  summary: 'Add a purchase request',
  needs: { anyOf: Object.values(addNeeds) },
  input: fields,
  output: one(purchaseRequestRecord),
  touches: requestTouches,
  errors: ['invalid', 'privilege_missing'],
})

/** PATCH /purchase_requests/:id: a change of what is signed makes a new revision and voids all signatures. */
export const editPurchaseRequest = endpoint({
  method: 'PATCH',
  path: '/purchase_requests/:id',
  summary: 'Change a purchase request',
  needs: { anyOf: Object.values(addNeeds) },
  input: z.extend(fields, { id: id(), version: version() }),
  output: one(purchaseRequestRecord),
  touches: requestTouches,
  seenBy: 'staff_area',
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused'],
})
