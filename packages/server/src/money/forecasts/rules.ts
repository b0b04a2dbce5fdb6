import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Forecast } from '@portal/contract/money/budgets/forecasts'

/** Rights on the forecast of a project that the person sees. */
export const forecastRightsIn = (
  user: Holder,
  { baseline, months }: Pick<Forecast, 'baseline' | 'months'>,
): Forecast['can'] => {
  const edit = can(user, ['budget', 'edit_item'])
  return {
    edit,
    plan_past: edit && months.some(({ locked, is_open }) => locked && is_open),
    set_baseline: edit && !baseline && months.some(({ plan_minor }) => plan_minor > 0),
  }
}

/** A row of a new plan. */
export interface NewPlanRow {
  readonly item_id: string
  readonly months: readonly { readonly month: string; readonly amount_minor: number }[]
}

interface Problem {
  readonly path: string
  readonly code: FieldCode
}

const twice = (values: readonly string[]) => (value: string, at: number) => values.indexOf(value) !== at

/**
 * Problems of rows before they are written. Reports unknown or repeated lines, and months that are
 * closed, repeated, or not shown.
 */
export const planProblemsOf = (
  rows: readonly NewPlanRow[],
  { months, rows: present }: Pick<Forecast, 'months' | 'rows'>,
): Problem[] => {
  const lines = new Set(present.map(({ item }) => item.id))
  const isOpen = new Map(months.map(({ month, is_open }) => [month, is_open]))
  const isAgain = twice(rows.map(({ item_id }) => item_id))
  return rows.flatMap((row, at) => {
    const isMonthAgain = twice(row.months.map(({ month }) => month))
    const wrong = row.months.flatMap(({ month }, nth): Problem[] => {
      const path = `rows.${at}.months.${nth}.month`
      if (isOpen.get(month) === false) return [{ path, code: 'date_past' }]
      return isOpen.has(month) && !isMonthAgain(month, nth) ? [] : [{ path, code: 'unknown_value' }]
    })
    if (lines.has(row.item_id) && !isAgain(row.item_id, at)) return wrong
    return [{ path: `rows.${at}.item_id`, code: 'unknown_value' }, ...wrong]
  })
}

/**
 * Saved rows that don't add up to their line's total, by index. Skips rows that only plan past months.
 */
export const unbalanced = (
  rows: readonly NewPlanRow[],
  { rows: present, this_month }: Pick<Forecast, 'rows' | 'this_month'>,
): Problem[] => {
  const differences = new Map(present.map(({ item, difference_minor }) => [item.id, difference_minor]))
  return rows.flatMap(({ item_id, months }, at) => {
    const isOfPast = months.length > 0 && months.every(({ month }) => month < this_month)
    return isOfPast || differences.get(item_id) === 0 ? [] : [{ path: `rows.${at}`, code: 'not_line_total' as const }]
  })
}
