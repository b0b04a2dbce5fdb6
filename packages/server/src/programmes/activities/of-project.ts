import type { Period } from '@portal/contract/core/fields/periods'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { activities } from './schema.ts'

/** The planned period of an activity, or undefined without an ID. Throws if it isn't in the project. */
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

/** Throws if the activity isn't in the project. Accepts a missing ID. */
export const refuseForeignActivity = async (...named: Parameters<typeof periodOfActivity>): Promise<void> => {
  await periodOfActivity(...named)
}
