import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { refuseField } from '../platform/http/refusal.ts'
import { activities } from './schema.ts'

const hasActivity = async (db: Orm, projectId: string, id: string): Promise<boolean> =>
  (await db.$count(activities, and(eq(activities.id, id), eq(activities.project_id, projectId)))) > 0

/** Refuses an activity that the project does not have; none is fine. */
export const refuseForeignActivity = async (
  db: Orm,
  projectId: string,
  activityId: string | null | undefined,
): Promise<void> => {
  if (activityId && !(await hasActivity(db, projectId, activityId))) throw refuseField('activity_id', 'unknown_value')
}
