import * as z from 'zod/mini'
import { id, moment, version } from '../core/fields/fields.ts'
import { currencies } from '../core/fields/money.ts'
import { namedPerson } from '../core/records/people.ts'
import { invoicedFigures } from './drawdown.ts'
import { newTotal, newTotalReason } from './new-totals.ts'
import { happenings, receipt, requestEvent } from './request-events.ts'
import { budgetTiers, locations, offices, signature, signatureRoles } from './signatures.ts'

/** Kinds of requests, by area. All are signed in the same way. */
export const requestKinds = ['purchase_requests', 'employment_requests'] as const

export type RequestKind = (typeof requestKinds)[number]

/** For one project, several, or the organisation itself. */
export const requestTypes = ['project', 'multi_project', 'core'] as const

export type RequestType = (typeof requestTypes)[number]

/** Specification section 4. */
export const requestStates = ['pending', 'bought', 'delivered', 'onhold', 'canceled', 'rejected'] as const

export const contractTypes = ['full_time', 'part_time', 'consultancy', 'daily'] as const

/** For employment requests, `description` is the position and `required_date` the first day of work. */
export const employment = z.object({
  posts: z.int(),
  months: z.int(),
  contract_type: z.enum(contractTypes),
  monthly_cost_minor: z.int(),
  justification: z.string(),
})

export type Employment = z.infer<typeof employment>

const namedProject = z.object({ id: id(), code: z.string(), name: z.string() })

export const listedRequest = z.object({
  id: id(),
  kind: z.enum(requestKinds),
  reference: z.string(),
  type: z.enum(requestTypes),
  project: z.nullable(namedProject),
  description: z.string(),
  location: z.enum(locations),
  required_date: z.string(),
  currency: z.enum(currencies),
  total_minor: z.int(),
  /** At the rate of the requester's signature. Null until then. */
  total_usd_minor: z.nullable(z.int()),
  state: z.enum(requestStates),
  revision: z.int(),
  requester: z.nullable(namedPerson),
  next_role: z.nullable(z.enum(signatureRoles)),
  waiting_since: z.nullable(moment()),
  /** Whole days since then. Null if no signature is pending. */
  waiting_days: z.nullable(z.int()),
  /** The role of the next signature, if nobody has it. */
  missing_office: z.nullable(z.enum(offices)),
  created_at: moment(),
  /** When invoicing ended. Commitments that weren't invoiced by then are released. */
  completed_at: z.nullable(moment()),
  /** Roles in which the person can sign now, including those delegated to them. */
  to_sign: z.array(z.object({ role: z.enum(signatureRoles), for: z.nullable(namedPerson) })),
  own_signatures: z.array(z.pick(signature, { by: true, for: true })),
  /** The latest event. `role` is set for signatures. Null without events. */
  latest: z.nullable(
    z.object({
      kind: z.enum(happenings),
      role: z.nullable(z.enum(signatureRoles)),
      by: z.nullable(namedPerson),
      at: moment(),
    }),
  ),
  version: version(),
  can: z.object({
    edit: z.boolean(),
    hold: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    buy: z.boolean(),
    receive: z.boolean(),
    short_close: z.boolean(),
    post_expense: z.boolean(),
    complete: z.boolean(),
    reopen: z.boolean(),
  }),
})

export type ListedRequest = z.infer<typeof listedRequest>

/** `budget_code` is the code of the budget line. */
export const requestItem = z.object({
  name: z.string(),
  unit: z.nullable(z.string()),
  quantity: z.number(),
  unit_price_minor: z.int(),
  raised_minor: z.optional(z.int()),
  total_price_minor: z.int(),
  budget_item_id: z.nullable(id()),
  budget_code: z.nullable(z.string()),
  unit_code: z.nullable(z.string()),
})

export type RequestItem = z.infer<typeof requestItem>

export const requestContent = z.object({
  reference: z.string(),
  type: z.enum(requestTypes),
  project: z.nullable(namedProject),
  description: z.string(),
  location: z.enum(locations),
  required_date: z.string(),
  currency: z.enum(currencies),
  requester: namedPerson,
  direct_manager: namedPerson,
  items: z.array(requestItem),
  total_minor: z.int(),
  employment: z.optional(employment),
  new_total: z.optional(newTotalReason),
})

export type RequestContent = z.infer<typeof requestContent>

const revision = z.object({
  number: z.int(),
  content: requestContent,
  content_hash: z.string(),
  /** Printed on paper, so that people can compare it with what was signed. */
  paper_code: z.string(),
  by: z.nullable(namedPerson),
  at: moment(),
})

export const requestRecord = z.extend(listedRequest, {
  direct_manager: z.nullable(namedPerson),
  notes: z.nullable(z.string()),
  items: z.array(
    z.extend(requestItem, {
      id: id(),
      ...invoicedFigures,
      total_usd_minor: z.nullable(z.int()),
      received: z.number(),
    }),
  ),
  employment: z.nullable(employment),
  usd_rate: z.nullable(z.number()),
  /** The lowest budget holder limit that suffices. */
  tier: z.nullable(z.enum(budgetTiers)),
  signatures: z.array(signature),
  /** People who can give the next signature, including by delegation. */
  next_signers: z.array(z.object({ by: namedPerson, for: z.nullable(namedPerson) })),
  revisions: z.array(revision),
  events: z.array(requestEvent),
  receipts: z.array(receipt),
  new_total: z.nullable(newTotal),
  /** Open commitments per budget line, in minor units of each project's currency. */
  commitments: z.array(z.object({ item_id: id(), code: z.string(), name: z.string(), amount_minor: z.int() })),
  /**
   * Requests by the same person for the same lines within days, which together need a higher limit. Lists those that
   * the reader sees.
   */
  split_with: z.array(z.object({ id: id(), reference: z.string() })),
  /** Number of such requests that the reader doesn't see. */
  split_hidden: z.int(),
})

export type RequestRecord = z.infer<typeof requestRecord>
