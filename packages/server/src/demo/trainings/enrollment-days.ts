import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/**
 * Spreads enrolments over the past days of each training's enrolment period, approved ones first. Decisions date from
 * the following day.
 */
export const spreadEnrollments = async (db: Orm, today: string): Promise<void> => {
  await db.execute(sql`
    WITH numbered AS (
      SELECT enrollments.id, sub_activity_id, user_id, enroll_from, enroll_until,
        row_number() OVER (PARTITION BY sub_activity_id ORDER BY state = 'approved' DESC, enrollments.id)::int - 1 AS at,
        count(*) OVER (PARTITION BY sub_activity_id)::int AS of
      FROM enrollments JOIN sub_activities ON sub_activities.id = sub_activity_id
      WHERE enroll_from < ${today}::date - 1
    ), asked AS (
      SELECT id, sub_activity_id, user_id,
        (enroll_from + at * (least(enroll_until, ${today}::date - 2) - enroll_from) / of + time '08:00')
          AT TIME ZONE 'UTC' AS asked_at
      FROM numbered
    ), enrolled AS (
      UPDATE enrollments SET requested_at = asked_at,
        decided_at = CASE WHEN decided_at IS NOT NULL THEN asked_at + interval '1 day' END
      FROM asked WHERE asked.id = enrollments.id
    ), events AS (
      UPDATE enrollment_events SET at = asked_at + CASE state WHEN 'pending' THEN interval '0' ELSE interval '1 day' END
      FROM asked WHERE asked.id = enrollment_id
    ), teachers AS (
      UPDATE sub_activity_instructors SET added_at = (enroll_from + time '07:00') AT TIME ZONE 'UTC'
      FROM sub_activities WHERE sub_activities.id = sub_activity_id AND enroll_from < ${today}::date
    )
    UPDATE sub_activity_trainees SET added_at = asked_at + interval '1 day'
    FROM asked WHERE asked.sub_activity_id = sub_activity_trainees.sub_activity_id
      AND asked.user_id = sub_activity_trainees.user_id`)
}
