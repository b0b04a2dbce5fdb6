import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { chosenId, id, minor, moment, month, version } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { namedPerson } from '../../core/records/people.ts'

/** Months of a period that are shown at most: twenty years. Months with money are always shown. */
export const MONTHS_MOST = 240

/** The month that a day (YYYY-MM-DD) is in, as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The months from one day's to another's, in order; at most `MONTHS_MOST`. */
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

/** What is planned and spent in a month. */
export type MonthMoney = z.infer<typeof money>

/**
 * What a line comes to by its forecast: what was spent in the months before this one, whose cells are locked, and what
 * is planned from it on (decision 21).
 */
export const forecastTotal = (months: readonly MonthMoney[], thisMonth: string): number =>
  months.reduce((sum, one) => sum + (one.month < thisMonth ? one.actual_minor : one.plan_minor), 0)

const named = z.object({ id: id(), code: z.string(), name: z.string() })

/** A line by month. Months without money are left out; the row can be saved when the difference is 0. */
export const forecastRow = z.object({
  item: named,
  category: named,
  total_minor: z.int(),
  months: z.array(money),
  forecast_minor: z.int(),
  /** The line's total - its forecast. */
  difference_minor: z.int(),
})

/** A line by month. */
export type ForecastRow = z.infer<typeof forecastRow>

/** The project that a forecast or a month belongs to. */
export const periodOfProject = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(currencies),
  start_date: z.string(),
  end_date: z.string(),
})

/** The first plan of a project, which is set once: when and by whom. */
export const baseline = z.object({ at: moment(), by: z.nullable(namedPerson) })

/** Lines x months of a project: the months of its period, and others in which there is money. */
export const forecast = z.object({
  project: periodOfProject,
  /** The month of today in the organisation's time zone, as YYYY-MM; those before it are locked. */
  this_month: z.string(),
  /** With the sums of all lines. */
  months: z.array(
    z.extend(money, {
      locked: z.boolean(),
      /**
       * Whether its plan can be written: it has not passed, or it has passed without any plan and the plan of the past
       * was not entered yet.
       */
      is_open: z.boolean(),
      /** Of all lines, also of those that were deleted since; 0 without a baseline. */
      baseline_minor: z.int(),
    }),
  ),
  baseline: z.nullable(baseline),
  /** In the order of the budget. */
  rows: z.array(forecastRow),
  version: version(),
  can: z.object({
    edit: z.boolean(),
    /** Whether the plan of months that have passed can be entered, which is done once. */
    plan_past: z.boolean(),
    set_baseline: z.boolean(),
  }),
})

/** Lines x months of a project. */
export type Forecast = z.infer<typeof forecast>

/** GET /projects/:id/forecast */
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
 * PATCH /projects/:id/forecast: only the given months of the given rows change, all or nothing. A month before this one
 * is refused with `date_past` unless it is open; the first change that plans such months is the only one. A month the
 * forecast does not show is refused with `unknown_value`, and a row that does not come to its line's total with
 * `not_line_total` at `rows.<n>`; months that have passed do not count towards it.
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

/**
 * POST /projects/:id/baseline: makes the present plan the project's baseline, once: `transition_refused` where there is
 * one, or nothing is planned.
 */
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
