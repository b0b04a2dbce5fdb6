import { type Currency, converted } from '@portal/contract/core/fields/money'

/** Converts minor units to dollars at the project's dated rate. Undefined if no dollars are shown. */
export const inDollars = ({ currency, usd_rate }: { readonly currency: Currency; readonly usd_rate: number | null }) =>
  currency === 'usd' || usd_rate === null ? undefined : (minor: number) => converted(minor, usd_rate)
