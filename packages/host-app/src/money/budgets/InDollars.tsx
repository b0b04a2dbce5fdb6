import { type Currency, dollarTotals } from '@portal/contract/core/fields/money'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'

/** The project's currency and its rate to the dollar. */
export interface Rated {
  readonly currency: Currency
  readonly usd_rate: number | null
}

/** A total that is also shown in dollars. */
export type DollarSum = keyof ReturnType<typeof dollarTotals>

/** Totals in dollars. Undefined when the project uses dollars or has no rate. */
export const budgetDollars = ({ currency, usd_rate }: Rated, totals: LineTotals) =>
  currency === 'usd' || usd_rate === null ? undefined : dollarTotals(totals, usd_rate)

/** The amount in dollars, in a muted tone. Renders nothing when the amount is unknown. */
export const InDollars = ({ amount }: { amount: number | null | undefined }) =>
  amount === null || amount === undefined ? null : <Money amount={amount} look="quiet" />

/** A table figure with its dollar amount below, if known. Both align with the end of the cell. */
export const OverDollars = ({ amount, children }: { amount: number | null | undefined; children: ReactNode }) => (
  <Stack gap="none">
    {/* A link is only as wide as its text. The block aligns it with the cell's other figures. */}
    <div>{children}</div>
    <InDollars amount={amount} />
  </Stack>
)
