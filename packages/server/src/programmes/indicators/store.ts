import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { Indicator, listIndicators } from '@portal/contract/programmes/indicators'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { activities } from '../activities/schema.ts'
import { indicators, indicatorValues } from './schema.ts'

const values = sql<Indicator['values']>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('date', date, 'value', value, 'note', note) ORDER BY date), '[]')
  FROM indicator_values WHERE indicator_id = indicators.id)`

const select = (db: Orm) =>
  db
    .select({
      ...getTableColumns(indicators),
      activity: { id: activities.id, code: activities.code, name: activities.name },
      values,
    })
    .from(indicators)
    .leftJoin(activities, eq(activities.id, indicators.activity_id))

/** An indicator with its values and its activity. */
export type IndicatorRow = Awaited<ReturnType<typeof select>>[number]

export const indicatorStore = storeOf({
  table: indicators,
  select,
  sorts: { name: 'text' },
  usual: 'name',
  where: ({ project_id, activity_id }: InputOf<typeof listIndicators>) => [
    sql`project_id = ${project_id}`,
    activity_id ? sql`activity_id = ${activity_id}` : undefined,
  ],
})

/** Inserts or replaces the value of a day. */
export const storeValue = async (db: Orm, row: typeof indicatorValues.$inferInsert): Promise<void> => {
  const { value, note } = row
  await db
    .insert(indicatorValues)
    .values(row)
    .onConflictDoUpdate({ target: [indicatorValues.indicator_id, indicatorValues.date], set: { value, note } })
}

/** Planned and actual beneficiaries of a project's activities, or of one activity. */
export const beneficiariesOf = async (db: Orm, projectId: string, activityId?: string) => {
  const { rows } = await db.execute<{ planned: number; actual: number }>(sql`
    SELECT coalesce(sum(planned_beneficiaries), 0)::float8 AS planned, coalesce(sum(actual_beneficiaries), 0)::float8 AS actual
    FROM activities WHERE project_id = ${projectId} ${activityId ? sql`AND id = ${activityId}` : sql``}`)
  return rows[0] ?? { planned: 0, actual: 0 }
}
