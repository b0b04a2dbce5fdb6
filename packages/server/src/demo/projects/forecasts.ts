import { monthOf, monthsBetween } from '@portal/contract/money/budgets/forecasts'
import { budgetLinesOf } from '../../money/budget-ledger/store.ts'
import { monthsByLine, planMonths } from '../../money/forecasts/store.ts'
import type { Orm } from '../../platform/database/index.ts'
import { monthsFrom } from '../calendar.ts'
import type { DemoProject } from './projects.ts'

/** Spreads an amount over months. The first month gets the remainder. */
const over = (amount: number, months: readonly string[]) => {
  const each = Math.floor(amount / months.length)
  return months.map((month, at) => ({ month, amount_minor: at === 0 ? amount - each * (months.length - 1) : each }))
}

/** Lines that aren't paid monthly are due in the second month of each of the first three quarters. */
const usual = (months: readonly string[], isMonthly: boolean) =>
  isMonthly ? months : months.filter((_, at) => at % 3 === 1 && at < 9)

const monthsOf = ({ now, from, months }: DemoProject) =>
  monthsBetween(monthsFrom(now, from), monthsFrom(now, from + months, 0))

/** Plans every line over all months of a project, as at its start. */
export const planFirst = async (db: Orm, demo: DemoProject): Promise<void> => {
  const lines = await budgetLinesOf(db, demo.project.id)
  const planned = lines.flatMap(line =>
    over(line.total_minor, usual(monthsOf(demo), line.frequency > 1)).map(one => ({ ...one, item_id: line.id })),
  )
  await planMonths(db, demo.project.id, planned)
}

/** A monthly plan for every line of each project, as at its start. */
export const seedPlans = async (db: Orm, projects: readonly DemoProject[]): Promise<void> => {
  for (const demo of projects) await planFirst(db, demo)
}

/** Replans the current and later months, so that plan and expenses add up to each line's total. */
export const seedForecasts = async (db: Orm, projects: readonly DemoProject[], today: string): Promise<void> => {
  for (const demo of projects) {
    const { project } = demo
    const coming = monthsOf(demo).filter(month => month >= monthOf(today))
    if (coming.length === 0) continue
    const spent = await monthsByLine(db, project.id)
    const planned = (await budgetLinesOf(db, project.id)).flatMap(line => {
      const before = (spent.get(line.id) ?? [])
        .filter(({ month }) => month < monthOf(today))
        .reduce((sum, { actual_minor }) => sum + actual_minor, 0)
      return over(line.total_minor - before, coming).map(one => ({ ...one, item_id: line.id }))
    })
    await planMonths(db, project.id, planned)
  }
}
