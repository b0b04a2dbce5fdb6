import * as z from 'zod/mini'
import { inRateSteps } from '../core/fields/money.ts'

/** By how much invoices may exceed an approved line: a part in whole per cent, and an amount in cents. */
interface Tolerance {
  readonly percent: number
  readonly usd_minor: number
}

/** A line of a request, in minor units of the request's currency. */
interface Drawn {
  /** The expected sum. Below the approved one once a part is declared not to be delivered. */
  readonly due_minor: number
  readonly invoiced_minor: number
}

const RATE_STEPS = inRateSteps(1)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * The most that may be invoiced of an approved line: both limits of the tolerance apply, and the one in dollars is
 * compared with exact dollars by the rate of the request (decisions 56 and 58). Without a rate there is no tolerance.
 */
export const mostInvoiced = (
  approved_minor: number,
  rate: number | null,
  { percent, usd_minor }: Tolerance,
): number => {
  if (rate === null) return approved_minor
  const part = (BigInt(approved_minor) * BigInt(percent)) / 100n
  return approved_minor + Number(smaller(part, (BigInt(usd_minor) * RATE_STEPS) / inRateSteps(rate)))
}

/** What a line of a request still commits: what is due less what was invoiced, and never less than nothing. */
export const openOf = ({ due_minor, invoiced_minor }: Drawn): number => Math.max(0, due_minor - invoiced_minor)

/** The figures of a line of a request, in minor units of its currency. */
export const invoicedFigures = {
  invoiced_minor: z.int(),
  /** The sum that is still committed. */
  open_minor: z.int(),
  /** The most that may be invoiced of it, the tolerance included. */
  most_minor: z.int(),
}
