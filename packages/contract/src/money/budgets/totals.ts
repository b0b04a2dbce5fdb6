import * as z from 'zod/mini'

/** Minor units, summed over rounded lines. */
export const lineTotals = z.object({
  total_minor: z.int(),
  spent_minor: z.int(),
  /** Cents, each expense at its own rate. Excludes expenses without a rate. */
  spent_usd_minor: z.int(),
  without_rate: z.int(),
  committed_minor: z.int(),
  surplus_minor: z.int(),
})

export type LineTotals = z.infer<typeof lineTotals>

export const noMoney: LineTotals = {
  ...{ total_minor: 0, spent_minor: 0, spent_usd_minor: 0, without_rate: 0 },
  ...{ committed_minor: 0, surplus_minor: 0 },
}

/** Sums rounded totals and never rounds again. */
export const totalsOf = (lines: readonly LineTotals[]): LineTotals => {
  const sums = { ...noMoney }
  for (const line of lines) {
    sums.total_minor += line.total_minor
    sums.spent_minor += line.spent_minor
    sums.spent_usd_minor += line.spent_usd_minor
    sums.without_rate += line.without_rate
    sums.committed_minor += line.committed_minor
    sums.surplus_minor += line.surplus_minor
  }
  return sums
}
