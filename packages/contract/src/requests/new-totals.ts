import * as z from 'zod/mini'
import { id, moment } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

/** Why a request needs a new total: an invoice exceeds its line and the tolerance. In the request's currency. */
export const newTotalReason = z.object({
  /** The revision whose total is raised. Its signatures stay valid, except the budget holder's. */
  of_revision: z.int(),
  position: z.int(),
  /** `approved_minor` includes earlier raises. `most_minor` is the invoice limit of the line with the tolerance. */
  approved_minor: z.int(),
  most_minor: z.int(),
  invoiced_minor: z.int(),
  amount_minor: z.int(),
  /** By the person who enters the invoice. */
  explanation: z.string(),
})

export type NewTotalReason = z.infer<typeof newTotalReason>

/** Posted by a person once the budget holder has signed. A rejection doesn't affect the earlier approval. */
export const newTotal = z.object({
  id: id(),
  revision: z.int(),
  line: z.object({ id: id(), name: z.string() }),
  ...newTotalReason.shape,
  former_total_minor: z.int(),
  total_minor: z.int(),
  invoice: z.object({ date: z.string(), description: z.string(), reference: z.nullable(z.string()) }),
  by: z.nullable(namedPerson),
  at: moment(),
  /** Null while the budget holder hasn't decided. */
  decision: z.nullable(
    z.object({
      kind: z.enum(['sign', 'reject']),
      by: z.nullable(namedPerson),
      reason: z.nullable(z.string()),
      at: moment(),
    }),
  ),
  can: z.object({ post: z.boolean(), drop: z.boolean() }),
})

export type NewTotal = z.infer<typeof newTotal>

interface Revised {
  readonly number: number
  readonly content: { readonly new_total?: NewTotalReason | undefined }
}

/** A revision and the earlier ones whose totals it raises. Budget holders sign each; the other roles sign only once. */
export const revisionsInForce = (revisions: readonly Revised[], number: number): readonly number[] => {
  const former = revisions.find(one => one.number === number)?.content.new_total?.of_revision
  return former === undefined || former >= number ? [number] : [number, ...revisionsInForce(revisions, former)]
}

interface Signed {
  readonly role: string
  readonly revision: number
}

/** Signatures that count for a revision. A budget holder's counts only for the revision it was given to. */
export const signaturesInForce = <Signature extends Signed>(
  signatures: readonly Signature[],
  revisions: readonly Revised[],
  number: number,
): Signature[] => {
  const inForce = revisionsInForce(revisions, number)
  return signatures.filter(
    ({ role, revision }) => revision === number || (role !== 'budget_holder' && inForce.includes(revision)),
  )
}
