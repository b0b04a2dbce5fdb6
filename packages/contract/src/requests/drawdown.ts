import * as z from 'zod/mini'
import { mostWithin, type QuotedRate } from '../core/fields/money.ts'

/** How far invoices may exceed an approved line: whole per cent, and cents. */
interface Tolerance {
  readonly percent: number
  readonly usd_minor: number
}

/** Minor units of the request's currency. */
interface Drawn {
  /** Below the approved amount once part of it won't be delivered. */
  readonly due_minor: number
  readonly invoiced_minor: number
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

/** Both limits of the tolerance apply, in exact dollars. No rate means no tolerance. */
export const mostInvoiced = (
  approved_minor: number,
  rate: QuotedRate | null,
  { percent, usd_minor }: Tolerance,
): number => {
  if (rate === null) return approved_minor
  const part = (BigInt(approved_minor) * BigInt(percent)) / 100n
  return approved_minor + Number(smaller(part, mostWithin(usd_minor, rate)))
}

/** The amount due minus the amount invoiced, at least 0. */
export const openOf = ({ due_minor, invoiced_minor }: Drawn): number => Math.max(0, due_minor - invoiced_minor)

export const invoicedFigures = {
  invoiced_minor: z.int(),
  open_minor: z.int(),
  most_minor: z.int(),
}
