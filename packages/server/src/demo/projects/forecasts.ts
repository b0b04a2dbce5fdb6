import { monthOf, monthsBetween } from '@portal/contract/forecasts'
import { linesOf } from '../../budget_ledger/store.ts'
import { monthsByLine, planMonths } from '../../forecasts/store.ts'
import type { Orm } from '../../platform/database/index.ts'
import { monthsFrom } from '../calendar.ts'
import type { DemoProject } from './projects.ts'

/** An amount over months; what does not divide goes to the first. */
const over = (amount: number, months: readonly string[]) => {
  const each = Math.floor(amount / months.length)
  return months.map((month, at) => ({ month, amount_minor: at === 0 ? amount - each * (months.length - 1) : each }))
}

/** The first three months of each quarter contain what is not paid every month. */
const usual = (months: readonly string[], isMonthly: boolean) =>
  isMonthly ? months : months.filter((_, at) => at % 3 === 1 && at < 9)

/**
 * A plan by month for every line: the months that have passed as they were planned at the beginning, the others so
 * that with what was spent they come to the line's total (decision 21).
 */
export const seedForecasts = async (db: Orm, projects: readonly DemoProject[], today: string): Promise<void> => {
  for (const demo of projects) {
    const { now, from, months: length, project } = demo
    const months = monthsBetween(monthsFrom(now, from), monthsFrom(now, from + length, 0))
    const spent = await monthsByLine(db, project.id)
    const past = months.filter(month => month < monthOf(today))
    const coming = months.filter(month => month >= monthOf(today))
    const planned = (await linesOf(db, project.id)).flatMap(line => {
      const first = over(line.total_minor, usual(months, line.frequency > 1)).filter(({ month }) =>
        past.includes(month),
      )
      const before = (spent.get(line.id) ?? [])
        .filter(({ month }) => month < monthOf(today))
        .reduce((sum, { actual_minor }) => sum + actual_minor, 0)
      const rest = coming.length > 0 ? over(line.total_minor - before, coming) : []
      return [...first, ...rest].map(one => ({ ...one, item_id: line.id }))
    })
    await planMonths(db, project.id, planned)
  }
}
