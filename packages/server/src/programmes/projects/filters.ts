import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listProjects } from '@portal/contract/programmes/projects'
import { type SQL, sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import { isExplanationDue } from '../../people/visibility/waiting-rows.ts'
import { isInYear } from '../../platform/database/periods.ts'
import type { Context } from '../../platform/http/context.ts'
import { todayOf } from '../../platform/time/day.ts'

/** SQL version of `projectPhaseOn` in the rules, for rows of `projects`. */
export const phaseSqlOn = (today: string): SQL =>
  sql`CASE WHEN start_date > ${today} THEN 'upcoming' WHEN end_date < ${today} THEN 'ended' ELSE 'running' END`

const phases = (today: string): Readonly<Record<string, SQL>> => ({
  upcoming: sql`start_date > ${today}`,
  running: sql`start_date <= ${today} AND end_date >= ${today}`,
  ended: sql`end_date < ${today}`,
})

/** Conditions on `projects` for what the person sees and the list's filters. */
export const projectFilters = (
  asked: Omit<InputOf<typeof listProjects>, 'search' | 'sort' | 'cursor' | 'limit'>,
  { user, services }: Pick<Context, 'user' | 'services'>,
): readonly (SQL | undefined)[] => {
  const { donor_id, currency, program_size, phase, year, waiting } = asked
  return [
    isProjectVisible(user, sql`projects.id`),
    donor_id ? sql`donor_id = ${donor_id}` : undefined,
    currency ? sql`currency = ${currency}` : undefined,
    program_size ? sql`program_size = ${program_size}` : undefined,
    phase && phases(todayOf(services))[phase],
    isInYear(year),
    waiting ? isExplanationDue(user, { services }) : undefined,
  ]
}
