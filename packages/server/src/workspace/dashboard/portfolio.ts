import { limits } from '@portal/contract/core/fields/limits'
import { percentOf } from '@portal/contract/core/fields/money'
import { compareLeads, leadOf, paceOf, timePercent } from '@portal/contract/money/budgets/pace'
import type { PortfolioRow } from '@portal/contract/workspace/dashboard'
import type { sumProjects } from './store.ts'

type Summed = Awaited<ReturnType<typeof sumProjects>>[number]

const present = (
  row: Summed,
  lead: ReturnType<typeof leadOf>,
  today: string,
  seesActivities: boolean,
): PortfolioRow => {
  const { id, code, name, currency, start_date, end_date, delayed } = row
  const [total_minor, spent_minor, committed_minor] = [Number(row.total), Number(row.spent), Number(row.committed)]
  return {
    project: { id, code, name, currency, start_date, end_date },
    totals: { total_minor, spent_minor, committed_minor },
    burn_percent: percentOf(spent_minor, total_minor),
    committed_percent: percentOf(committed_minor, total_minor),
    time_percent: timePercent({ start_date, end_date }, today),
    pace: lead && paceOf(lead),
    delayed: seesActivities ? delayed : null,
  }
}

/** Projects whose spending is furthest ahead of time, then by code. `total` counts all projects. */
export const portfolioOf = (rows: readonly Summed[], today: string, seesActivities: boolean) => {
  const leads = new Map(
    rows.map(row => [row.id, leadOf({ spent_minor: Number(row.spent), total_minor: Number(row.total) }, row, today)]),
  )
  const leadIn = ({ id }: Summed) => leads.get(id) ?? null
  return {
    total: rows.length,
    rows: rows
      .toSorted((one, other) => compareLeads(leadIn(one), leadIn(other)) || one.code.localeCompare(other.code, 'en'))
      .slice(0, limits.portfolio_rows)
      .map(row => present(row, leadIn(row), today, seesActivities)),
  }
}
