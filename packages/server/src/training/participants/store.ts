import type { Trainee } from '@portal/contract/training/participants/participants'
import type { TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import { eq, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import { isTrainingVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { participations } from '../sub-activities/participations.ts'
import { subActivityInstructors } from '../sub-activities/schema.ts'

// Dropouts stay in the history.
const rolePeople = { instructors: subActivityInstructors, trainees: participations } as const

/** People with this role in the trainings that the user sees. */
const seenIn = (role: TrainingRole, reader: SessionUser): SQL => sql`(
  SELECT people.user_id, sub_activities.id, name, start_date, end_date
  FROM ${rolePeople[role]} people JOIN sub_activities ON sub_activities.id = people.sub_activity_id
  WHERE ${isTrainingVisible(reader) ?? sql`true`}) seen`

const selectOf = (role: TrainingRole, reader: SessionUser) => (db: Orm) => {
  const { residence_country, residence_state } = users
  return db
    .select({
      ...personColumns,
      residence_country,
      residence_state,
      qualification: sql<string | null>`(SELECT qualification FROM trainers WHERE trainers.user_id = users.id)`,
      trainings: sql<number>`parts.trainings`,
      last_training: sql<Trainee['last_training']>`parts.last_training`,
    })
    .from(users)
    .innerJoin(
      sql`LATERAL (
        SELECT (count(*) OVER ())::int AS trainings,
          jsonb_build_object('id', id, 'name', name, 'start_date', start_date, 'end_date', end_date) AS last_training
        FROM ${seenIn(role, reader)} WHERE seen.user_id = users.id ORDER BY start_date DESC, id LIMIT 1) parts`,
      sql`true`,
    )
}

export type ParticipantRow = Awaited<ReturnType<ReturnType<typeof selectOf>>>[number]

const sorts = {
  full_name_en: { by: sql`first_name_en || ' ' || last_name_en`, kind: 'text' },
  full_name_ar: { by: sql`first_name_ar || ' ' || last_name_ar`, kind: 'text' },
  trainings: 'number',
  last_training: { by: sql`last_start`, kind: 'day' },
} as const

/** One page of the people with this role in trainings that the user sees. */
export const pageOfParticipants = (db: Orm, role: TrainingRole, reader: SessionUser, query: ListQuery) => {
  const from = sql`(
    SELECT users.*, parts.trainings, parts.last_start FROM users JOIN (
      SELECT user_id, count(*) AS trainings, max(start_date) AS last_start FROM ${seenIn(role, reader)} GROUP BY user_id
    ) parts ON parts.user_id = users.id) users`
  const listing = { from, where: [], sorts, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select: selectOf(role, reader), idOf: row => row.user_id })
}

export const findParticipant = async (db: Orm, role: TrainingRole, reader: SessionUser, id: string) => {
  const [row] = await selectOf(role, reader)(db).where(eq(users.id, id))
  return row
}

/** Matches rows of `sub_activities` in which the person has this role. */
export const hasParticipant = (role: TrainingRole, person: string): SQL =>
  sql`sub_activities.id IN (SELECT people.sub_activity_id FROM ${rolePeople[role]} people WHERE people.user_id = ${person})`
