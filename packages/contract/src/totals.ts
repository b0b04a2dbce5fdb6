import * as z from 'zod/mini'
import { bothKnown } from './money.ts'

/** Planned, spent, committed and what is left, in minor units: sums of rounded lines (decisions 17 and 18). */
export const lineTotals = z.object({
  total_minor: z.int(),
  spent_minor: z.int(),
  /** What was spent, in cents, each expense by the rate that it keeps (decision 20); null where one of them has none. */
  spent_usd_minor: z.nullable(z.int()),
  committed_minor: z.int(),
  surplus_minor: z.int(),
})

/** Planned, spent, committed and what is left, in minor units. */
export type LineTotals = z.infer<typeof lineTotals>

/** No money at all. */
export const noMoney: LineTotals = {
  ...{ total_minor: 0, spent_minor: 0, spent_usd_minor: 0 },
  ...{ committed_minor: 0, surplus_minor: 0 },
}

/** The sums of lines, or of categories: totals are sums of rounded lines, never rounded again (decision 17). */
export const totalsOf = (lines: readonly LineTotals[]): LineTotals => {
  const sums = { ...noMoney }
  for (const line of lines) {
    sums.total_minor += line.total_minor
    sums.spent_minor += line.spent_minor
    sums.spent_usd_minor = bothKnown(sums.spent_usd_minor, line.spent_usd_minor)
    sums.committed_minor += line.committed_minor
    sums.surplus_minor += line.surplus_minor
  }
  return sums
}
