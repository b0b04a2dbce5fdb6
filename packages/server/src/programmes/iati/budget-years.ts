import { daysBetween } from '@portal/contract/money/budgets/pace'

/** Part of a budget within one calendar year. */
export interface BudgetYear {
  readonly start: string
  readonly end: string
  readonly minor: number
}

interface Budgeted {
  readonly start_date: string
  readonly end_date: string
  readonly budget_minor: number
}

/**
 * Splits a budget by calendar year, because IATI limits periods to one year. Splits by days, and the parts add up to
 * the budget despite rounding.
 */
export const budgetYears = ({ start_date, end_date, budget_minor }: Budgeted): BudgetYear[] => {
  const [first, last] = [start_date, end_date].map(day => Number(day.slice(0, 4)))
  const all = daysBetween(start_date, end_date) + 1
  // Budget until the end of a day.
  const until = (day: string) => Math.round((budget_minor * (daysBetween(start_date, day) + 1)) / all)
  let before = 0
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => {
    const year = (first ?? 0) + at
    const start = at === 0 ? start_date : `${year}-01-01`
    const end = year === last ? end_date : `${year}-12-31`
    const minor = until(end) - before
    before += minor
    return { start, end, minor }
  })
}
