import { converted } from '@portal/contract/money'
import type { Sheet } from './sheet.ts'

/** The same sum in dollars (cents) by the project's rate; undefined in dollars, without a rate, and for nothing. */
export const dollarsOf = ({ project: { currency, usd_rate } }: Pick<Sheet, 'project'>, minor: number) =>
  currency === 'usd' || usd_rate === null || minor === 0 ? undefined : converted(minor, usd_rate)
