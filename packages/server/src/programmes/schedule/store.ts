import type { CalendarEntry } from '@portal/contract/programmes/schedule'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/** Rows of each table for a calendar. Undefined means all rows. */
export interface CalendarRows {
  readonly activities: SQL | undefined
  readonly sub_activities: SQL | undefined
  readonly projects: SQL | undefined
}

const all = sql`true`

/** Entries of a month (YYYY-MM), by day and time. */
export const entriesOf = async (db: Orm, month: string, rows: CalendarRows): Promise<CalendarEntry[]> => {
  const first = sql`${`${month}-01`}::date`
  const isIn = (day: SQL) => sql`${day} >= ${first} AND ${day} < ${first} + interval '1 month'`
  const found = await db.execute<CalendarEntry & Record<string, unknown>>(sql`
    SELECT kind, id, day::text AS day, code, name, left("start"::text, 5) AS "start", left("end"::text, 5) AS "end", is_done
    FROM (
      SELECT 'activity_start' AS kind, id, start_date AS day, code, name, NULL::time AS "start", NULL::time AS "end",
        actual_start IS NOT NULL AS is_done
      FROM activities WHERE ${isIn(sql`start_date`)} AND ${rows.activities ?? all}
      UNION ALL
      SELECT 'activity_end', id, end_date, code, name, NULL, NULL, state = 'completed'
      FROM activities WHERE ${isIn(sql`end_date`)} AND ${rows.activities ?? all}
      UNION ALL
      SELECT 'session', sub_activities.id, "date", code, name, start_time, end_time, false
      FROM training_sessions JOIN sub_activities ON sub_activities.id = sub_activity_id
      WHERE NOT is_cancelled AND ${isIn(sql`"date"`)} AND ${rows.sub_activities ?? all}
      UNION ALL
      SELECT 'project_end', id, end_date, code, name, NULL, NULL, false
      FROM projects WHERE ${isIn(sql`end_date`)} AND ${rows.projects ?? all}
    ) entries
    ORDER BY day, "start" NULLS FIRST, code, kind`)
  return found.rows
}
