import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { percentOf } from '@portal/contract/core/fields/money'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { MonthMoney } from '@portal/contract/money/budgets/forecasts'
import {
  asksForExplanation,
  type MonitoredMonth,
  type Monthly,
  reopenMonth,
} from '@portal/contract/money/budgets/monitoring'

/** Rights on the months of a project that the person sees. */
export const monitoringRightsIn = (user: Holder): Monthly['can'] => {
  const explain = can(user, ['budget', 'edit_expense'])
  // A closed month never changes, unless someone responsible for all projects reopens it.
  return { explain, close: explain, reopen: can(user, reopenMonth.needs) }
}

const phaseOf = (month: string, thisMonth: string): MonitoredMonth['phase'] => {
  if (month < thisMonth) return 'past'
  return month > thisMonth ? 'coming' : 'running'
}

/** A month's figures, without its explanation. */
export type Monitored = Omit<MonitoredMonth, 'explanation' | 'is_closed' | 'unexplained' | 'version'>

/** Plan and actual by month, in order, with cumulative sums. */
export const monitored = (months: readonly MonthMoney[], thisMonth: string): Monitored[] => {
  let [cumulative_plan_minor, cumulative_actual_minor] = [0, 0]
  return months.map(({ month, plan_minor, actual_minor }) => {
    cumulative_plan_minor += plan_minor
    cumulative_actual_minor += actual_minor
    const phase = phaseOf(month, thisMonth)
    const variance_minor = actual_minor - plan_minor
    return {
      ...{ month, phase, plan_minor, actual_minor, variance_minor, cumulative_plan_minor, cumulative_actual_minor },
      variance_percent: percentOf(variance_minor, plan_minor),
      needs_explanation: asksForExplanation({ phase, plan_minor, actual_minor }),
    }
  })
}

/**
 * The plan of a month that can't be closed without an explanation, or null. Nothing more is spent in a
 * closed month, so the current month counts as past.
 */
export const toExplain = (
  { plan_minor, actual_minor }: MonthMoney,
  phase: MonitoredMonth['phase'],
): MonitoredMonth['unexplained'] =>
  phase !== 'coming' && asksForExplanation({ phase: 'past', plan_minor, actual_minor }) ? { plan_minor } : null

/** Why a month can't be explained or closed, or null. It isn't shown, or hasn't begun. */
export const refusesMonth = (month: Pick<MonitoredMonth, 'phase'> | undefined): FieldCode | null => {
  if (!month) return 'unknown_value'
  return month.phase === 'coming' ? 'date_future' : null
}
