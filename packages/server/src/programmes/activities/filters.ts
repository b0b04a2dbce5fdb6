import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listActivities } from '@portal/contract/programmes/activities'
import { type SQL, sql } from 'drizzle-orm'
import { isActivityVisible, isInActivityTeam } from '../../people/visibility/visible-rows.ts'
import { isReportDue } from '../../people/visibility/waiting-rows.ts'
import { isInYear } from '../../platform/database/periods.ts'
import type { Context } from '../../platform/http/context.ts'
import { todayOf } from '../../platform/time/day.ts'

// SQL version of `isDelayed`. Each part has its own index.
/** Matches rows of `activities` that are late and still open. */
export const isLate = (today: string): SQL => sql`(state <> 'completed' AND (was_late
  OR (actual_start IS NULL AND start_date < ${today}) OR (actual_end IS NULL AND end_date < ${today})))`

/** Conditions on `activities` for what the person sees and the list's filters. */
export const activityFilters = (
  asked: Omit<InputOf<typeof listActivities>, 'search' | 'sort' | 'cursor' | 'limit'>,
  { user, services }: Pick<Context, 'user' | 'services'>,
): readonly (SQL | undefined)[] => {
  const { project_id, donor_id, state, general_type, year, assigned, delayed, waiting } = asked
  return [
    assigned === 'yes' ? isInActivityTeam(user) : isActivityVisible(user),
    project_id ? sql`project_id = ${project_id}` : undefined,
    donor_id ? sql`project_id IN (SELECT projects.id FROM projects WHERE donor_id = ${donor_id})` : undefined,
    state ? sql`state = ${state}` : undefined,
    general_type ? sql`general_type = ${general_type}` : undefined,
    isInYear(year),
    delayed ? isLate(todayOf(services)) : undefined,
    waiting ? isReportDue(user, { services }) : undefined,
  ]
}
