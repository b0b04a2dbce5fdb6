import { percentOf } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import { timePercent } from '@portal/contract/money/budgets/pace'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { presentName } from '../../people/accounts/names.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { todayOf } from '../../platform/time/day.ts'
import type { BudgetProject } from '../../programmes/projects/visible-project.ts'
import { presentSums } from '../budget-categories/present.ts'
import { projectSumsOf } from '../budget-categories/store.ts'
import { presentPeriod, visibleMonths } from '../forecasts/present.ts'
import { baselineByMonth, monthsOf, planOf } from '../forecasts/store.ts'
import { type Monitored, monitored, monitoringRightsIn, toExplain } from './rules.ts'
import { type ExplanationRow, explanationsOf, summedBeneficiaries } from './store.ts'

interface Beside {
  readonly row: ExplanationRow | undefined
  readonly isClosed: boolean
  /** From `toExplain`. */
  readonly variance: MonitoredMonth['unexplained']
}

const presentMonth = (month: Monitored, { row, isClosed, variance }: Beside): MonitoredMonth => ({
  ...month,
  is_closed: isClosed,
  explanation: row
    ? { text: row.explanation.explanation, by: presentName(row.by), at: row.explanation.at.toISOString() }
    : null,
  unexplained: row || isClosed ? null : variance,
  version: row?.explanation.version ?? 1,
})

/** Compares with the baseline by default. Without a baseline, always compares with the forecast. */
const comparedOf = async (db: Orm, projectId: string, asked?: Monthly['compared']) => {
  const { baseline } = await planOf(db, projectId)
  const compared: Monthly['compared'] = baseline ? (asked ?? 'baseline') : 'forecast'
  return { baseline, compared }
}

/** A project whose months are compared, with the portal's day. */
interface Months {
  readonly project: Pick<BudgetProject, 'id' | 'start_date' | 'end_date' | 'closed_months'>
  readonly today: string
}

const monthsComparedWith = async (
  db: Orm,
  { project, today }: Months,
  { baseline, compared }: Awaited<ReturnType<typeof comparedOf>>,
): Promise<MonitoredMonth[]> => {
  const first = await baselineByMonth(db, project.id)
  const forecast = visibleMonths(project, await monthsOf(db, project.id), first.keys())
  const agreed = baseline ? forecast.map(one => ({ ...one, plan_minor: first.get(one.month) ?? 0 })) : forecast
  const agreedOf = new Map(agreed.map(one => [one.month, one]))
  const explanations = await explanationsOf(db, project.id)
  return monitored(compared === 'baseline' ? agreed : forecast, monthOf(today)).map(one =>
    presentMonth(one, {
      row: explanations.get(one.month),
      isClosed: project.closed_months.includes(one.month),
      variance: toExplain(agreedOf.get(one.month) ?? one, one.phase),
    }),
  )
}

/**
 * Months of a project with their explanations. Compares with the baseline if there is one, otherwise with the forecast.
 */
export const monitoredMonths = async (db: Orm, months: Months): Promise<MonitoredMonth[]> =>
  monthsComparedWith(db, months, await comparedOf(db, months.project.id))

/**
 * The months, with progress of money, time, and beneficiaries. Pass `sums` of the project's lines if they were read
 * already, to skip a query.
 */
export const fullMonthly = async (
  context: Pick<Context, 'db' | 'user' | 'services'>,
  project: BudgetProject,
  { asked, sums }: { asked?: Monthly['compared'] | undefined; sums?: LineTotals } = {},
): Promise<Monthly> => {
  const { db, user, services } = context
  const today = todayOf(services)
  const compared = await comparedOf(db, project.id, asked)
  const months = await monthsComparedWith(db, { project, today }, compared)
  const totals = sums ?? presentSums(await projectSumsOf(db, project.id))
  const { planned, actual } = await summedBeneficiaries(db, project.id)
  return {
    project: presentPeriod(project),
    this_month: monthOf(today),
    ...compared,
    months,
    totals,
    burn_percent: percentOf(totals.spent_minor, totals.total_minor),
    time_percent: timePercent(project, today),
    planned_beneficiaries: planned,
    actual_beneficiaries: actual,
    beneficiaries_percent: percentOf(actual, planned),
    can: monitoringRightsIn(user),
  }
}
