import { converted, percentOf, surplusOf } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type Forecast, forecastTotal, type MonthMoney, monthsBetween } from '@portal/contract/money/budgets/forecasts'
import { asksForExplanation, type MonitoredMonth, type Monthly } from '@portal/contract/money/budgets/monitoring'
import { totalsOf } from '@portal/contract/money/budgets/totals'
import { idOf } from '../support/fake-rows.ts'
import { budgetOf } from '../widgets/budget-table/sample-budget.ts'

const THIS_MONTH = '2026-08'

const sample = budgetOf({ lines: 11, categories: 3 })

/** Spending in per cent of each line's plan. */
const SPENT = [58, 61, 47, 66, 52, 70, 38, 55, 63, 49, 57]

const items = sample.items.map((item, at) => {
  const spent_minor = Math.floor((item.total_minor * (SPENT[at] ?? 50)) / 100)
  const spent_usd_minor = converted(spent_minor, 1.1)
  return { ...item, spent_minor, spent_usd_minor, surplus_minor: surplusOf({ ...item, spent_minor }) }
})

/** A budget in euros with eleven lines, halfway through its year. */
export const budget: Budget = {
  ...{ ...sample, items, totals: totalsOf(items) },
  categories: sample.categories.map(one => ({
    ...{ ...one, ...totalsOf(items.filter(({ category_id }) => category_id === one.id)) },
  })),
}

const months = monthsBetween(budget.project.start_date, budget.project.end_date)
const past = months.filter(month => month < THIS_MONTH)
const open = months.filter(month => month >= THIS_MONTH)
const { id, code, name, currency, start_date, end_date } = budget.project
const project = { id, code, name, currency, start_date, end_date }

const shareOf = (sum: number, at: number, count: number) =>
  Math.floor(sum / count) + (at === 0 ? sum - Math.floor(sum / count) * count : 0)

/** Spending of a line in past months and this one, and the plan for the rest. */
const moneyOf = (total: number, spent: number): MonthMoney[] => {
  const now = Math.floor(spent / 12)
  const before = spent - now
  const step = Math.floor(before / 40)
  return [
    ...past.map((month, at) => {
      const plan_minor = shareOf(before, at, past.length)
      // Two months deviate from the plan. The second offsets the first.
      return { month, plan_minor, actual_minor: plan_minor + (at === 2 ? step : at === 3 ? -step : 0) }
    }),
    ...open.map((month, at) => ({
      ...{ month, plan_minor: shareOf(total - before, at, open.length), actual_minor: at === 0 ? now : 0 },
    })),
  ]
}

const rows = budget.items.map((item, at) => {
  const ofMonths = moneyOf(item.total_minor, item.spent_minor)
  // The third line has an unplanned amount.
  const planned = at === 2 ? ofMonths.slice(0, -1) : ofMonths
  const forecast_minor = forecastTotal(planned, THIS_MONTH)
  const category = budget.categories.find(one => one.id === item.category_id)
  return {
    item: { id: item.id, code: item.code, name: item.name },
    category: { id: item.category_id, code: category?.code ?? '', name: category?.name ?? '' },
    ...{ total_minor: item.total_minor, months: planned, forecast_minor },
    difference_minor: item.total_minor - forecast_minor,
  }
})

const sumIn = (month: string): MonthMoney =>
  rows
    .flatMap(row => row.months)
    .filter(one => one.month === month)
    .reduce(
      (sum, one) => ({
        month,
        plan_minor: sum.plan_minor + one.plan_minor,
        actual_minor: sum.actual_minor + one.actual_minor,
      }),
      { month, plan_minor: 0, actual_minor: 0 },
    )

/** Lines by month. The months of one line don't add up to its total. */
export const forecast: Forecast = {
  ...{
    project,
    this_month: THIS_MONTH,
    rows,
    version: 3,
    baseline: null,
    can: { edit: true, plan_past: false, set_baseline: true },
  },
  months: months.map(month => ({
    ...sumIn(month),
    locked: month < THIS_MONTH,
    is_open: month >= THIS_MONTH,
    baseline_minor: 0,
  })),
}

/** ID of the forecast line with an unplanned amount. */
export const unplanned = rows[2]?.item.id ?? ''

const explanation = {
  text: 'أُجّل شراء الحواسيب إلى الشهر التالي لتأخر العرض.',
  by: { id: idOf(901), full_name_en: 'Rana Haddad', full_name_ar: 'رنا حداد' },
  at: '2026-04-06T09:20:00.000Z',
}

const monitored = (): MonitoredMonth[] => {
  let cumulative_plan_minor = 0
  let cumulative_actual_minor = 0
  return forecast.months.map(({ month, plan_minor, actual_minor }, at) => {
    cumulative_plan_minor += plan_minor
    cumulative_actual_minor += actual_minor
    const variance_minor = actual_minor - plan_minor
    const phase = month < THIS_MONTH ? 'past' : month === THIS_MONTH ? 'running' : 'coming'
    return {
      ...{
        month,
        phase,
        plan_minor,
        actual_minor,
        variance_minor,
        cumulative_plan_minor,
        cumulative_actual_minor,
        version: 1,
      },
      variance_percent: plan_minor === 0 ? null : Math.round((variance_minor / plan_minor) * 1000) / 10,
      needs_explanation: asksForExplanation({ phase, plan_minor, actual_minor }),
      is_closed: at === 0,
      explanation: at === 2 ? explanation : null,
      unexplained: at > 2 && asksForExplanation({ phase, plan_minor, actual_minor }) ? { plan_minor } : null,
    }
  })
}

/** The year by month: some months deviate far from the plan, and one of them has an explanation. */
export const monthly: Monthly = {
  ...{ project, this_month: THIS_MONTH, compared: 'forecast', baseline: null },
  ...{ months: monitored(), totals: budget.totals },
  ...{
    burn_percent: percentOf(budget.totals.spent_minor, budget.totals.total_minor),
    time_percent: 62.5,
    can: { explain: true, close: true, reopen: true },
  },
  ...{ planned_beneficiaries: 560, actual_beneficiaries: 216, beneficiaries_percent: 38.6 },
}
