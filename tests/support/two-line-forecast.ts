import type { Forecast } from '@portal/contract/money/budgets/forecasts'

export const forecastMonths = ['2026-01', '2026-02', '2026-03', '2026-04']
const lineOf = (id: string): Forecast['rows'][number] => ({
  item: { id, code: id.toUpperCase(), name: 'Trainer' },
  category: { id: 'c', code: 'C', name: 'Staff' },
  total_minor: 100_000,
  months: [
    { month: '2026-01', plan_minor: 0, actual_minor: 30_000 },
    { month: '2026-03', plan_minor: 70_000, actual_minor: 0 },
  ],
  forecast_minor: 100_000,
  difference_minor: 0,
})
/** Two lines of four months. January and February are past, and March and April are open for planning. */
export const forecast: Forecast = {
  ...{ this_month: '2026-03', version: 1, baseline: null, rows: [lineOf('a'), lineOf('b')] },
  project: {
    ...{ id: 'p', code: 'P', name: 'Water', currency: 'usd', start_date: '2026-01-01', end_date: '2026-04-30' },
  },
  months: forecastMonths.map(month => ({
    ...{ month, plan_minor: 0, actual_minor: 0, baseline_minor: 0 },
    ...{ locked: month < '2026-03', is_open: true },
  })),
  can: { edit: true, plan_past: true, set_baseline: false },
}
