import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { chosenId, id, minor, moment, month, version } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { namedPerson } from '../../core/records/people.ts'

/** Shows at most 20 years of a period. Months with money are always shown. */
export const MONTHS_MOST = 240

export const monthOf = (day: string): string => day.slice(0, 7)

/** Inclusive, as YYYY-MM. At most `MONTHS_MOST`. */
export const monthsBetween = (start: string, end: string): string[] => {
  const months: string[] = []
  let [year = 0, nth = 0] = monthOf(start).split('-').map(Number)
  const last = monthOf(end)
  while (months.length < MONTHS_MOST) {
    const next = `${String(year).padStart(4, '0')}-${String(nth).padStart(2, '0')}`
    if (next > last) break
    months.push(next)
    year += nth === 12 ? 1 : 0
    nth = (nth % 12) + 1
  }
  return months
}

const money = z.object({ month: z.string(), plan_minor: z.int(), actual_minor: z.int() })

export type MonthMoney = z.infer<typeof money>

/** Actual amounts of past months, whose cells are locked, plus the plan from `thisMonth` on. */
export const forecastTotal = (months: readonly MonthMoney[], thisMonth: string): number =>
  months.reduce((sum, one) => sum + (one.month < thisMonth ? one.actual_minor : one.plan_minor), 0)

const named = z.object({ id: id(), code: z.string(), name: z.string() })

/** Omits months without money. The row can be saved once its difference is 0. */
export const forecastRow = z.object({
  item: named,
  category: named,
  total_minor: z.int(),
  months: z.array(money),
  forecast_minor: z.int(),
  /** The line's total minus its forecast. */
  difference_minor: z.int(),
})

export type ForecastRow = z.infer<typeof forecastRow>

export const periodOfProject = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(currencies),
  start_date: z.string(),
  end_date: z.string(),
})

export const baseline = z.object({ at: moment(), by: z.nullable(namedPerson) })

export const forecast = z.object({
  project: periodOfProject,
  /** Current month (YYYY-MM) in the organisation's time zone. Earlier months are locked. */
  this_month: z.string(),
  months: z.array(
    z.extend(money, {
      locked: z.boolean(),
      /** Whether its plan is editable. Past months without a plan are, until the plan of the past is entered. */
      is_open: z.boolean(),
      /** Includes lines that were deleted since. 0 without a baseline. */
      baseline_minor: z.int(),
    }),
  ),
  baseline: z.nullable(baseline),
  rows: z.array(forecastRow),
  version: version(),
  can: z.object({
    edit: z.boolean(),
    /** Whether the plan of past months can be entered. This is possible once. */
    plan_past: z.boolean(),
    set_baseline: z.boolean(),
  }),
})

export type Forecast = z.infer<typeof forecast>

export const readForecast = endpoint({
  method: 'GET',
  path: '/projects/:id/forecast',
  summary: 'The forecast of a project',
  needs: ['budget', 'view'],
  input: z.object({ id: id() }),
  output: one(forecast),
  errors: ['not_found'],
})

/**
 * Changes only the given months of the given rows, in one transaction. Fails with `date_past` for past months, unless
 * they are open; only one change may plan those. Fails with `unknown_value` for months that the forecast doesn't show.
 * A row that doesn't add up to its line's total fails with `not_line_total` at `rows.<n>`. Past months don't count
 * towards it.
 */
export const editForecast = endpoint({
  method: 'PATCH',
  path: '/projects/:id/forecast',
  summary: 'Plan the months of lines',
  needs: ['budget', 'edit_item'],
  input: z.object({
    id: id(),
    version: version(),
    rows: z
      .array(
        z.object({
          item_id: chosenId(),
          months: z
            .array(z.object({ month: month(), amount_minor: minor() }))
            .check(z.maxLength(MONTHS_MOST, { error: 'too_long' })),
        }),
      )
      .check(z.maxLength(500, { error: 'too_long' })),
  }),
  output: one(forecast),
  touches: ['/projects/:id/forecast', '/projects/:id/monthly'],
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'months_closed'],
})

/** Only possible once, and if anything is planned. Otherwise fails with `transition_refused`. */
export const setBaseline = endpoint({
  method: 'POST',
  path: '/projects/:id/baseline',
  summary: 'Set the baseline of a project',
  needs: ['budget', 'edit_item'],
  input: z.object({ id: id(), version: version() }),
  output: one(forecast),
  touches: ['/projects/:id/forecast', '/projects/:id/monthly', '/history'],
  seenBy: ['budget', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'transition_refused'],
})
