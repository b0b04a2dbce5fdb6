import type { Involvement } from '@portal/contract/training/sub-activities/dropouts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { localTimeOf } from '../../platform/time/day.ts'

const NONE: Involvement = { has_begun: false, has_certificate: false }

type Row = {
  readonly training: string
  readonly user_id: string
  readonly has_begun: boolean
  readonly has_certificate: boolean
}

const ids = (given: readonly string[]) => sql`${sql.param([...given])}::uuid[]`

/**
 * How far people have come in trainings. A test attempt counts as a beginning, and so does attendance. So does a
 * session that has started, if people are marked in it or had their place before it ended. Cancelled sessions don't
 * count. People without a place haven't begun.
 */
export const involvementIn = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  trainings: readonly string[],
  people: readonly string[],
): Promise<(training: string, person: string) => Involvement> => {
  const { day, time } = localTimeOf(services)
  const { rows } = await db.execute<Row>(sql`
    SELECT place.sub_activity_id AS training, place.user_id,
      EXISTS (
        SELECT FROM training_sessions session
        LEFT JOIN attendance ON attendance.session_id = session.id AND attendance.user_id = place.user_id
        WHERE session.sub_activity_id = place.sub_activity_id AND NOT session.is_cancelled AND (
          attendance.mark IN ('present', 'late')
          OR ((session.date, session.start_time) <= (${day}::date, ${time}::time) AND (
            attendance.mark IS NOT NULL
            OR (session.date + session.end_time) AT TIME ZONE ${services.settings.TIME_ZONE} > place.added_at)))
      ) OR EXISTS (
        SELECT FROM exam_attempts attempt JOIN exams ON exams.id = attempt.exam_id
        WHERE exams.sub_activity_id = place.sub_activity_id AND attempt.user_id = place.user_id
      ) AS has_begun,
      EXISTS (
        SELECT FROM certificates
        WHERE certificates.sub_activity_id = place.sub_activity_id AND certificates.user_id = place.user_id
          AND revoked_at IS NULL
      ) AS has_certificate
    FROM sub_activity_trainees place
    WHERE place.sub_activity_id = ANY (${ids(trainings)}) AND place.user_id = ANY (${ids(people)})`)
  const known = new Map(rows.map(row => [`${row.training} ${row.user_id}`, row]))
  return (training, person) => known.get(`${training} ${person}`) ?? NONE
}

/**
 * How far a person has come in a training, or undefined if they have no place. Locks the place. Until the transaction
 * ends, they can't start a test, and nobody can mark them.
 */
export const lockInvolvement = async (
  context: Pick<Context, 'db' | 'services'>,
  training: string,
  person: string,
): Promise<Involvement | undefined> => {
  const { rowCount } = await context.db.execute(sql`
    SELECT FROM sub_activity_trainees WHERE sub_activity_id = ${training} AND user_id = ${person} FOR UPDATE`)
  return rowCount === 0 ? undefined : (await involvementIn(context, [training], [person]))(training, person)
}

/** Locks a person's place against removal until the transaction ends. Returns false if they have none. */
export const holdPlace = async (db: Orm, training: string, person: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    SELECT FROM sub_activity_trainees WHERE sub_activity_id = ${training} AND user_id = ${person} FOR SHARE`)
  return rowCount !== 0
}
