import {
  type Forecast,
  type ForecastRow,
  forecastTotal,
  type MonthMoney,
  monthsBetween,
} from '@portal/contract/money/budgets/forecasts'
import type { BudgetProject } from '../../programmes/projects/visible-project.ts'
import type { ProjectPlan } from './store.ts'

/** Months to show for a project: its period, months with money, and `others`, in order. */
export const visibleMonths = (
  { start_date, end_date }: Pick<BudgetProject, 'start_date' | 'end_date'>,
  money: readonly MonthMoney[],
  others: Iterable<string> = [],
): MonthMoney[] => {
  const known = new Map(money.map(one => [one.month, one]))
  const months = new Set([...monthsBetween(start_date, end_date), ...known.keys(), ...others])
  return [...months].toSorted().map(month => known.get(month) ?? { month, plan_minor: 0, actual_minor: 0 })
}

interface PlanStatus {
  readonly this_month: string
  readonly plan: Pick<ProjectPlan, 'isPastPlanned' | 'baseline'>
  /** The baseline, indexed by month. */
  readonly planned: ReadonlyMap<string, number>
}

/**
 * Months with their baseline, and whether they can be planned. A past month without a plan is open until the past was
 * planned or a baseline is set.
 */
export const presentMonths = (
  months: readonly MonthMoney[],
  { this_month, plan, planned }: PlanStatus,
): Forecast['months'] =>
  months.map(one => {
    const locked = one.month < this_month
    const isPastOpen = !plan.isPastPlanned && !plan.baseline && one.plan_minor === 0
    return { ...one, locked, is_open: !locked || isPastOpen, baseline_minor: planned.get(one.month) ?? 0 }
  })

/** Project details for pages by month. */
export const presentPeriod = (project: BudgetProject): Forecast['project'] => ({
  id: project.id,
  code: project.code,
  name: project.name,
  currency: project.currency,
  start_date: project.start_date,
  end_date: project.end_date,
})

/** A line by month, with the difference between its total and its forecast. */
export const presentRow = (
  line: Pick<ForecastRow, 'item' | 'category' | 'total_minor'>,
  months: MonthMoney[],
  thisMonth: string,
): ForecastRow => {
  const forecast_minor = forecastTotal(months, thisMonth)
  return { ...line, months, forecast_minor, difference_minor: line.total_minor - forecast_minor }
}

/** Sums of the rows by month. */
export const sumByMonth = (rows: readonly ForecastRow[]): MonthMoney[] => {
  const sums = new Map<string, MonthMoney>()
  for (const { months } of rows)
    for (const { month, plan_minor, actual_minor } of months) {
      const before = sums.get(month) ?? { month, plan_minor: 0, actual_minor: 0 }
      sums.set(month, {
        month,
        plan_minor: before.plan_minor + plan_minor,
        actual_minor: before.actual_minor + actual_minor,
      })
    }
  return [...sums.values()]
}
