import { type Currency, converted } from '@portal/contract/core/fields/money'

/** What an amount of a project is worth in dollars by its dated rate; undefined where none are shown. */
export const inDollars = ({ currency, usd_rate }: { readonly currency: Currency; readonly usd_rate: number | null }) =>
  currency === 'usd' || usd_rate === null ? undefined : (minor: number) => converted(minor, usd_rate)
