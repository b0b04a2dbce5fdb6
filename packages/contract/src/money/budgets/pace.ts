import type { Period } from '../../core/fields/periods.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Days of a period, and how many of them have passed, today included. */
const daysOf = ({ start_date, end_date }: Period, today: string) => {
  const all = daysBetween(start_date, end_date) + 1
  return { all, passed: Math.min(Math.max(daysBetween(start_date, today) + 1, 0), all) }
}

/** Percentage of the period that has passed, today included, with one decimal for display. */
export const timePercent = (period: Period, today: string): number => {
  const { all, passed } = daysOf(period, today)
  return Math.round((passed / all) * 1000) / 10
}

interface Spending {
  readonly spent_minor: number
  readonly total_minor: number
}

/** The spent share of a budget minus the elapsed share of its time: `parts / of`, unrounded. */
interface Lead {
  readonly parts: bigint
  readonly of: bigint
}

/** How far spending is ahead of time. Negative if it is behind. Null without a budget. */
export const leadOf = ({ spent_minor, total_minor }: Spending, period: Period, today: string): Lead | null => {
  if (total_minor <= 0) return null
  const { all, passed } = daysOf(period, today)
  const [spent, total] = [BigInt(spent_minor), BigInt(total_minor)]
  return { parts: spent * BigInt(all) - total * BigInt(passed), of: total * BigInt(all) }
}

/** Sorts the greatest lead first. Budgets without one come last. */
export const compareLeads = (one: Lead | null, other: Lead | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return Number(other.parts * one.of > one.parts * other.of) - Number(other.parts * one.of < one.parts * other.of)
}

export const paces = ['too_fast', 'in_time', 'too_slow'] as const

/** How many percentage points spending may be ahead of the elapsed time, or behind it. */
const paceLimits = { ahead: 10n, behind: 20n } as const

/** Compares exact shares, not their rounded percentages. Underspending is a risk too. */
export const paceOf = ({ parts, of }: Lead): (typeof paces)[number] => {
  const points = parts * 100n
  if (points > paceLimits.ahead * of) return 'too_fast'
  return points < -paceLimits.behind * of ? 'too_slow' : 'in_time'
}
