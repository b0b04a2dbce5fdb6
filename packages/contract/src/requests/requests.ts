import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, chosenId, day, id, optionalText, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { currencies } from '../core/fields/money.ts'
import { namedPerson } from '../core/records/people.ts'
import type { Need } from '../core/rights/needs.ts'
import { requestLine } from './request-items.ts'
import {
  listedRequest,
  type RequestKind,
  type RequestType,
  requestKinds,
  requestRecord,
  requestStates,
  requestTypes,
} from './request-records.ts'
import { requestSteps, requestTouches } from './request-steps.ts'
import { locations } from './signatures.ts'

/** The privilege to add a request of each type. */
export const addNeeds = {
  purchase_requests: {
    project: ['purchase_requests', 'add'],
    multi_project: ['purchase_requests', 'add_multi_project'],
    core: ['purchase_requests', 'add_core'],
  },
  employment_requests: {
    project: ['employment_requests', 'add'],
    multi_project: ['employment_requests', 'add_multi_project'],
    core: ['employment_requests', 'add_core'],
  },
} as const satisfies Record<RequestKind, Record<RequestType, Need>>

export const requestDraft = z.object({
  type: choice(requestTypes),
  project_id: z.optional(chosenId()),
  description: text(limits.text_length),
  location: choice(locations),
  required_date: day(),
  currency: choice(currencies),
  direct_manager_id: chosenId(),
  /** Not part of the signed content. */
  notes: optionalText(),
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

const filters = {
  state: z.optional(z.enum(requestStates, { error: 'unknown_value' })),
  project_id: z.optional(id()),
}

const usualEndpoints = (kind: RequestKind) => ({
  /** Access is decided per row. */
  list: endpoint({
    method: 'GET',
    path: `/${kind}`,
    summary: 'Requests',
    needs: 'staff_area',
    input: z.extend(listQuery(sorts), {
      ...filters,
      type: z.optional(z.enum(requestTypes, { error: 'unknown_value' })),
      /** `waiting` for the person's signature, `signed` by them, or `own` requests. */
      mine: z.optional(z.enum(['waiting', 'signed', 'own'], { error: 'unknown_value' })),
    }),
    output: page(listedRequest),
  }),

  read: endpoint({
    method: 'GET',
    path: `/${kind}/:id`,
    summary: 'One request',
    needs: 'staff_area',
    input: z.object({ id: id() }),
    output: one(requestRecord),
    errors: ['not_found'],
  }),

  /** Lines of projects in this currency that the person sees. `usd_rate` is today's. */
  lines: endpoint({
    method: 'GET',
    path: `/${kind}/lines`,
    summary: 'Budget lines to choose from',
    needs: { anyOf: Object.values(addNeeds[kind]) },
    input: z.object({
      currency: choice(currencies),
      project_id: z.optional(id()),
      request_id: z.optional(id()),
    }),
    output: one(z.object({ usd_rate: z.nullable(z.number()), lines: z.array(requestLine) })),
  }),

  /** People who can be named as direct manager. */
  managers: endpoint({
    method: 'GET',
    path: `/${kind}/managers`,
    summary: 'People who can sign as direct manager',
    needs: { anyOf: Object.values(addNeeds[kind]) },
    input: z.object({}),
    output: one(z.array(namedPerson)),
  }),

  ...requestSteps(kind),
})

export const requestEndpoints = <Shape extends typeof requestDraft.shape>(
  kind: RequestKind,
  draft: z.ZodMiniObject<Shape>,
) => ({
  ...usualEndpoints(kind),

  add: endpoint({
    method: 'POST',
    path: `/${kind}`,
    summary: 'Add a request',
    needs: { anyOf: Object.values(addNeeds[kind]) },
    input: draft,
    output: one(requestRecord),
    touches: requestTouches(kind),
    errors: ['invalid', 'privilege_missing'],
  }),

  /** Changing signed content creates a new revision and voids all signatures. */
  edit: endpoint({
    method: 'PATCH',
    path: `/${kind}/:id`,
    summary: 'Change a request',
    needs: { anyOf: Object.values(addNeeds[kind]) },
    input: z.extend(draft, { id: id(), version: version() }),
    output: one(requestRecord),
    touches: requestTouches(kind),
    seenBy: 'staff_area',
    errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused', 'request_altered'],
  }),
})

/** Requests of all kinds that wait for the person's signature, or that they signed. */
export const listSignatures = endpoint({
  method: 'GET',
  path: '/signatures',
  summary: 'Requests to sign, or signed',
  needs: 'staff_area',
  input: z.extend(listQuery(sorts), {
    ...filters,
    kind: z.optional(z.enum(requestKinds, { error: 'unknown_value' })),
    mine: choice(['waiting', 'signed']),
  }),
  output: page(listedRequest),
})
