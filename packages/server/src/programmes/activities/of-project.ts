import type { Period } from '@portal/contract/core/fields/periods'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { activities } from './schema.ts'

/** The planned days of an activity that is named; refuses one that the project does not have. None is named: undefined. */
export const periodOfActivity = async (
  db: Orm,
  projectId: string,
  activityId: string | null | undefined,
): Promise<Period | undefined> => {
  if (!activityId) return undefined
  const [period] = await db
    .select({ start_date: activities.start_date, end_date: activities.end_date })
    .from(activities)
    .where(and(eq(activities.id, activityId), eq(activities.project_id, projectId)))
  if (!period) throw refuseField('activity_id', 'unknown_value')
  return period
}

/** Refuses an activity that the project does not have; none is fine. */
export const refuseForeignActivity = async (...named: Parameters<typeof periodOfActivity>): Promise<void> => {
  await periodOfActivity(...named)
}
