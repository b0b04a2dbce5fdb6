import { limits } from '@portal/contract/core/fields/limits'
import type { TrainingTask } from '@portal/contract/training/sub-activities/own-trainings'
import type { WaitingKind } from '@portal/contract/workspace/waiting'
import { type SQL, sql } from 'drizzle-orm'
import { newComplaints } from '../../complaints/store-pages.ts'
import {
  isActivityVisible,
  isInstructor,
  isProjectVisible,
  isSubActivityVisible,
} from '../../people/visibility/visible-rows.ts'
import { activitiesToReport, projectsToExplain, waitingTrainings } from '../../people/visibility/waiting-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Principal } from '../../requests/requests/signing/principals.ts'
import { isWaitingFor } from '../../requests/requests/visible.ts'

export interface Asking extends Pick<Context, 'db' | 'user' | 'services'> {
  /** People whom the person may sign for. */
  readonly principals: readonly Principal[]
}

const dayOf = (moment: SQL, { services }: Asking) => sql`(${moment} AT TIME ZONE ${services.settings.TIME_ZONE})::date`

const among = (table: 'activities' | 'projects' | 'sub_activities', waiting: SQL, visible: SQL | undefined) =>
  visible
    ? sql`SELECT since FROM (${waiting}) waiting JOIN ${sql.identifier(table)} ON ${sql.identifier(table)}.id = waiting.id
        WHERE ${visible}`
    : waiting

const training = (task: TrainingTask) => (asking: Asking) =>
  among('sub_activities', waitingTrainings[task](asking), isSubActivityVisible(asking.user))

const taught = (task: TrainingTask) => (asking: Asking) =>
  among('sub_activities', waitingTrainings[task](asking), isInstructor(asking.user))

// Queries for the days since when rows have been pending. They match the lists that each kind links to.
const rowsOf: Readonly<Record<WaitingKind, (asking: Asking) => SQL>> = {
  // The oldest first, at most as many as are counted.
  signatures: asking => sql`
    SELECT ${dayOf(sql`coalesce(waiting_since, created_at)`, asking)} AS since FROM requests
    WHERE ${isWaitingFor(asking.user, asking.principals)}
    ORDER BY coalesce(waiting_since, created_at) LIMIT ${limits.counted_exactly + 1}`,
  enrollments: training('enrollments'),
  complaints: asking => sql`
    SELECT ${dayOf(sql`filed_at`, asking)} AS since FROM (${newComplaints(limits.counted_exactly + 1)}) filed`,
  updates: asking => among('activities', activitiesToReport(asking), isActivityVisible(asking.user)),
  explanations: asking => among('projects', projectsToExplain(asking), isProjectVisible(asking.user, sql`projects.id`)),
  attendance: training('attendance'),
  answers: training('answers'),
  taught_attendance: taught('attendance'),
  taught_answers: taught('answers'),
  // Deactivating an account answers the request. The account stays because records need its name.
  deletions: asking => sql`
    SELECT ${dayOf(sql`deletion_requested_at`, asking)} AS since FROM users
    WHERE deletion_requested_at IS NOT NULL AND active`,
}

// A type rather than an interface, because `execute` needs an index signature.
type Counted = { readonly kind: WaitingKind; readonly count: number; readonly since: string }

/** Counts pending rows per kind and finds the oldest day, in a single query. */
export const countWaiting = async (asking: Asking, kinds: readonly WaitingKind[]): Promise<readonly Counted[]> => {
  if (kinds.length === 0) return []
  const counts = kinds.map(
    kind => sql`
      SELECT ${kind}::text AS kind, count(*)::int AS count, min(since)::text AS since FROM (${rowsOf[kind](asking)}) waiting
      HAVING count(*) > 0`,
  )
  const { rows } = await asking.db.execute<Counted>(sql.join(counts, sql` UNION ALL `))
  return rows
}
