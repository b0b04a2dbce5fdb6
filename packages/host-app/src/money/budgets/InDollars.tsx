import { type Currency, dollarTotals } from '@portal/contract/core/fields/money'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'

/** What a project's money is counted in. */
export interface Rated {
  readonly currency: Currency
  readonly usd_rate: number | null
}

/** A sum that is shown in dollars too. */
export type DollarSum = keyof ReturnType<typeof dollarTotals>

/** Sums in dollars, where the project's own currency is another one and has a rate. */
export const dollarsOf = ({ currency, usd_rate }: Rated, totals: LineTotals) =>
  currency === 'usd' || usd_rate === null ? undefined : dollarTotals(totals, usd_rate)

/** The same amount in dollars, quieter than the one that it is shown below; nothing where it is not known. */
export const InDollars = ({ amount }: { amount: number | null | undefined }) =>
  amount === null || amount === undefined ? null : <Money amount={amount} look="quiet" />

/** A figure of a table over the same in dollars, if that is known; both end where the cell sets its figures. */
export const OverDollars = ({ amount, children }: { amount: number | null | undefined; children: ReactNode }) => (
  <Stack gap="none">
    {/* A link is as wide as its text: in a block of its own it is aligned like the cell's other figures. */}
    <div>{children}</div>
    <InDollars amount={amount} />
  </Stack>
)
