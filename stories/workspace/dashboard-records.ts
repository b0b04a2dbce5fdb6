import { percentOf } from '@portal/contract/core/fields/money'
import { listDonorChoices } from '@portal/contract/programmes/donors'
import { listProjects } from '@portal/contract/programmes/projects'
import type { Dashboard, PortfolioRow } from '@portal/contract/workspace/dashboard'
import { readDashboard } from '@portal/contract/workspace/dashboard'
import { readWaiting, type WaitingCount } from '@portal/contract/workspace/waiting'
import { type FakeApi, pageOf } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'

/** Pending work of a person with many tasks. */
export const waiting: readonly WaitingCount[] = [
  { kind: 'signatures', count: 4, is_exact: true, oldest_days: 3 },
  { kind: 'enrollments', count: 2, is_exact: true, oldest_days: 16 },
  { kind: 'complaints', count: 1000, is_exact: false, oldest_days: 41 },
  { kind: 'updates', count: 11, is_exact: true, oldest_days: 5 },
  { kind: 'explanations', count: 1, is_exact: true, oldest_days: 60 },
  { kind: 'attendance', count: 3, is_exact: true, oldest_days: 0 },
  { kind: 'answers', count: 1, is_exact: true, oldest_days: 1 },
  { kind: 'taught_attendance', count: 1, is_exact: true, oldest_days: 0 },
]

const paceAt = (lead: number) => {
  if (lead > 0.1) return 'too_fast'
  return lead < -0.2 ? 'too_slow' : 'in_time'
}

const row = (
  number: number,
  name: string,
  [total_minor, spent_minor, committed_minor]: readonly [number, number, number],
  time_percent: number,
  delayed: number,
): PortfolioRow => ({
  project: {
    ...{ id: idOf(number), code: `PRJ-${String(number).padStart(2, '0')}`, name },
    ...{ currency: number % 2 ? 'usd' : 'eur', start_date: '2026-01-01', end_date: '2026-12-31' },
  },
  totals: { total_minor, spent_minor, committed_minor },
  burn_percent: percentOf(spent_minor, total_minor),
  committed_percent: percentOf(committed_minor, total_minor),
  ...{ time_percent, delayed },
  pace: total_minor === 0 ? null : paceAt(spent_minor / total_minor - time_percent / 100),
})

/** Figures of a few projects, two of which overspend. */
export const figures: Dashboard = {
  projects: { total: 5, phases: { upcoming: 0, running: 4, ended: 1 } },
  activities: {
    total: 40,
    states: { not_started: 12, in_progress: 15, holding: 2, completed: 11 },
    delayed: 7,
  },
  budgets: {
    total: 5,
    rows: [
      row(1, 'Water for the villages', [12_000_000, 10_200_000, 600_000], 50, 3),
      row(2, 'التدريب المهني للشباب', [8_000_000, 5_100_000, 1_400_000], 48.2, 2),
      row(3, 'Schools rebuilt', [25_000_000, 12_000_000, 0], 50, 0),
      row(4, 'دعم سبل العيش', [6_500_000, 1_900_000, 450_000], 61.4, 2),
      row(5, 'Health on wheels', [0, 0, 0], 10, 0),
    ],
  },
}

/** One project on its first day: nothing spent, and no time passed. */
export const justBegun: Dashboard = {
  ...figures,
  budgets: { total: 1, rows: [row(6, 'Wells of the east', [9_000_000, 0, 0], 0, 0)] },
}

/** No data, as on the first day. */
export const noFigures: Dashboard = {
  projects: { total: 0, phases: { upcoming: 0, running: 0, ended: 0 } },
  activities: { total: 0, states: { not_started: 0, in_progress: 0, holding: 0, completed: 0 }, delayed: 0 },
  budgets: { total: 0, rows: [] },
}

/** Fakes the requests of the dashboard. */
export const answerDashboard =
  (counts: readonly WaitingCount[], shown: Dashboard) =>
  (api: FakeApi): void => {
    api.on(readWaiting, () => ({ data: [...counts] }))
    api.on(readDashboard, () => ({ data: shown }))
    api.on(listDonorChoices, () => pageOf())
    api.on(listProjects, () => pageOf())
  }
