import { limits } from '@portal/contract/core/fields/limits'
import { percentOf } from '@portal/contract/core/fields/money'
import { timePercent } from '@portal/contract/money/budgets/monitoring'
import type { PortfolioRow } from '@portal/contract/workspace/dashboard'
import type { sumProjects } from './store.ts'

type Summed = Awaited<ReturnType<typeof sumProjects>>[number]

const present = (row: Summed, today: string, seesActivities: boolean): PortfolioRow => {
  const { id, code, name, currency, start_date, end_date, delayed } = row
  const [total_minor, spent_minor, committed_minor] = [Number(row.total), Number(row.spent), Number(row.committed)]
  return {
    project: { id, code, name, currency, start_date, end_date },
    totals: { total_minor, spent_minor, committed_minor },
    burn_percent: percentOf(spent_minor, total_minor),
    committed_percent: percentOf(committed_minor, total_minor),
    time_percent: timePercent({ start_date, end_date }, today),
    delayed: seesActivities ? delayed : null,
  }
}

// A project without lines has no burn rate, so it comes last.
const lead = ({ burn_percent, time_percent }: PortfolioRow) =>
  burn_percent === null ? Number.NEGATIVE_INFINITY : burn_percent - time_percent

/** Projects whose spending is furthest ahead of time, then by code. `total` counts all projects. */
export const portfolioOf = (rows: readonly Summed[], today: string, seesActivities: boolean) => ({
  total: rows.length,
  rows: rows
    .map(row => present(row, today, seesActivities))
    .toSorted((one, other) => lead(other) - lead(one) || one.project.code.localeCompare(other.project.code, 'en'))
    .slice(0, limits.portfolio_rows),
})
