import * as z from 'zod/mini'
import { id, moment } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

/**
 * Why a revision has a new total: an invoice of one of its lines is beyond what was approved and the tolerance
 * (decision 56). Money is in minor units of the request's currency.
 */
export const newTotalReason = z.object({
  /** The revision that it raises, whose other signatures stay in force. */
  of_revision: z.int(),
  /** The place of the line. */
  position: z.int(),
  /** What was approved of the line, or came of it, and the most that could be invoiced with the tolerance. */
  approved_minor: z.int(),
  most_minor: z.int(),
  /** What was invoiced already, and the invoice. */
  invoiced_minor: z.int(),
  amount_minor: z.int(),
  /** In the words of whoever books the invoice. */
  explanation: z.string(),
})

/** Why a revision has a new total. */
export type NewTotalReason = z.infer<typeof newTotalReason>

/**
 * An invoice that waits for a new total of its request. It is posted by a click once the budget holder has signed; a
 * rejection leaves the earlier approval as it was.
 */
export const newTotal = z.object({
  id: id(),
  /** The revision that is signed for it. */
  revision: z.int(),
  line: z.object({ id: id(), name: z.string() }),
  ...newTotalReason.shape,
  /** The request's total before and after. */
  former_total_minor: z.int(),
  total_minor: z.int(),
  invoice: z.object({ date: z.string(), description: z.string(), reference: z.nullable(z.string()) }),
  by: z.nullable(namedPerson),
  at: moment(),
  /** Null while it waits for the budget holder. */
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

/** An invoice that waits for a new total of its request. */
export type NewTotal = z.infer<typeof newTotal>

interface Revised {
  readonly number: number
  readonly content: { readonly new_total?: NewTotalReason | undefined }
}

/**
 * The revisions whose signatures count for one: itself, and those that it and they only gave a new total. The budget
 * holder signs each.
 */
export const revisionsInForce = (revisions: readonly Revised[], number: number): readonly number[] => {
  const former = revisions.find(one => one.number === number)?.content.new_total?.of_revision
  return former === undefined || former >= number ? [number] : [number, ...revisionsInForce(revisions, former)]
}

interface Signed {
  readonly role: string
  readonly revision: number
}

/** The signatures that count for a revision; of budget holders that is their signature to the revision itself. */
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
