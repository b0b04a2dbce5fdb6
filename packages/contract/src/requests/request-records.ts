import * as z from 'zod/mini'
import { id, moment, version } from '../core/fields/fields.ts'
import { currencies } from '../core/fields/money.ts'
import { namedPerson } from '../core/records/people.ts'
import { invoicedFigures } from './drawdown.ts'
import { newTotal, newTotalReason } from './new-totals.ts'
import { happenings, receipt, requestEvent } from './request-events.ts'
import { budgetTiers, locations, offices, signature, signatureRoles } from './signatures.ts'

/** What is asked for, by the name of its area; all kinds are signed in the same way (decision 16). */
export const requestKinds = ['purchase_requests', 'employment_requests'] as const

/** What is asked for. */
export type RequestKind = (typeof requestKinds)[number]

/** What a request is for: one project, several, or the organisation itself (specification section 3). */
export const requestTypes = ['project', 'multi_project', 'core'] as const

/** What a request is for. */
export type RequestType = (typeof requestTypes)[number]

/** States of a request (specification section 4). */
export const requestStates = ['pending', 'bought', 'delivered', 'onhold', 'canceled', 'rejected'] as const

/** Types of an employment contract. */
export const contractTypes = ['full_time', 'part_time', 'consultancy', 'daily'] as const

/** What only an employment request has; its description is the position, its required date the first day of work. */
export const employment = z.object({
  posts: z.int(),
  months: z.int(),
  contract_type: z.enum(contractTypes),
  monthly_cost_minor: z.int(),
  justification: z.string(),
})

/** What only an employment request has. */
export type Employment = z.infer<typeof employment>

const namedProject = z.object({ id: id(), code: z.string(), name: z.string() })

/** A request as lists show it. */
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
  /** By the rate of the requester's signature; null until then. */
  total_usd_minor: z.nullable(z.int()),
  state: z.enum(requestStates),
  revision: z.int(),
  requester: z.nullable(namedPerson),
  /** Who is to sign next, and since when the request waits for them. */
  next_role: z.nullable(z.enum(signatureRoles)),
  waiting_since: z.nullable(moment()),
  /** Whole days since then; null where it waits for nobody. */
  waiting_days: z.nullable(z.int()),
  /** The role of the next signature, where nobody has it. */
  missing_office: z.nullable(z.enum(offices)),
  created_at: moment(),
  /** Since when no more invoices are expected; what was not invoiced by then is no longer committed. */
  completed_at: z.nullable(moment()),
  /** In which ways the person can sign now: in their own right, or for somebody who is away. */
  to_sign: z.array(z.object({ role: z.enum(signatureRoles), for: z.nullable(namedPerson) })),
  /** The signatures that the person gave, or that were given for them. */
  own_signatures: z.array(z.pick(signature, { by: true, for: true })),
  /** What happened last, by whom, and in which role where it was signed; null where nothing has. */
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

/** A request as lists show it. */
export type ListedRequest = z.infer<typeof listedRequest>

/** An item with its totals; `budget_code` is the code of its budget line. */
export const requestItem = z.object({
  name: z.string(),
  unit: z.nullable(z.string()),
  quantity: z.number(),
  unit_price_minor: z.int(),
  /** By how much a later revision raised it to what was invoiced; left out where none did. */
  raised_minor: z.optional(z.int()),
  total_price_minor: z.int(),
  budget_item_id: z.nullable(id()),
  budget_code: z.nullable(z.string()),
  unit_code: z.nullable(z.string()),
})

/** An item with its totals. */
export type RequestItem = z.infer<typeof requestItem>

/** What a signature is given to: all of one revision. */
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
  /** Left out where nobody is employed. */
  employment: z.optional(employment),
  /** Left out where the revision was not made for an invoice. */
  new_total: z.optional(newTotalReason),
})

/** What a signature is given to. */
export type RequestContent = z.infer<typeof requestContent>

const revision = z.object({
  number: z.int(),
  content: requestContent,
  content_hash: z.string(),
  /** What is printed on its paper, for those who compare it with what was signed. */
  paper_code: z.string(),
  by: z.nullable(namedPerson),
  at: moment(),
})

/** A request with all that its page shows. */
export const requestRecord = z.extend(listedRequest, {
  direct_manager: z.nullable(namedPerson),
  notes: z.nullable(z.string()),
  items: z.array(
    z.extend(requestItem, {
      id: id(),
      ...invoicedFigures,
      total_usd_minor: z.nullable(z.int()),
      /** How much of it has been received. */
      received: z.number(),
    }),
  ),
  employment: z.nullable(employment),
  usd_rate: z.nullable(z.number()),
  /** The lowest limit that a budget holder needs. */
  tier: z.nullable(z.enum(budgetTiers)),
  signatures: z.array(signature),
  /** Who can give the next signature: in their own right, or for somebody who is away. */
  next_signers: z.array(z.object({ by: namedPerson, for: z.nullable(namedPerson) })),
  revisions: z.array(revision),
  events: z.array(requestEvent),
  receipts: z.array(receipt),
  /** The invoice that waits for a new total, or for being posted after it was decided on; null where none does. */
  new_total: z.nullable(newTotal),
  /** What its items still commit of budget lines together, in minor units of each project's currency. */
  commitments: z.array(z.object({ item_id: id(), code: z.string(), name: z.string(), amount_minor: z.int() })),
  /** Requests of the same person for the same lines within days, which together need a higher limit (decision 15). */
  split_with: z.array(z.object({ id: id(), reference: z.string() })),
})

/** A request with all that its page shows. */
export type RequestRecord = z.infer<typeof requestRecord>
